// The picture of what a move is about: a card, a tile, a side of an entertainer, a bonus. Null for moves that are shown
// in words only.
import {
  BOOK,
  bonusOfEvening,
  fillsRow,
  optionName,
  SIDES,
  START_CARD_NUMBERS,
  TILES,
  VICTORY_POINTS,
  type Bonus,
  type Card,
  type EveningBonus,
  type Move,
  type Side,
} from '../../../game/index.ts';
import type { ArtKey, EntertainerKey } from '../../art/picture.ts';
import { isServedFirst } from '../../model/prompt.ts';
import type { Viewpoint } from '../../words/index.ts';

export function movePicture(viewpoint: Viewpoint, move: Move): ArtKey | null {
  const player = viewpoint.me === null ? undefined : viewpoint.view.players[viewpoint.me];
  switch (move.type) {
    case 'choose':
      return optionPicture(viewpoint, move.option);
    case 'upgrade':
    case 'breatheOn':
      return `tile/${move.tile}/upgraded`;
    case 'nobles':
      return 'card/noble';
    case 'strike':
      return `card/${move.regular}`;
    case 'pick':
      return move.what === 'schnapps' ? 'thing/schnapps' : 'token/deny';
    case 'deny': {
      const sitter = move.table === null ? null : (player?.tables[move.table] ?? null);
      return sitter === null ? null : `card/${sitter}`;
    }
    case 'sign': {
      const bonus = BOOK[move.column].cells[player?.book[move.column] ?? 0] ?? null;
      if (bonus !== null) return bonusPicture(viewpoint, bonus);
      return player !== undefined && fillsRow(player, move.column) ? 'card/noble' : 'thing/signature';
    }
    default:
      return null;
  }
}

const isCard = (word: string): word is Card => word in VICTORY_POINTS;

/** The picture of an option of a hidden choice. */
function optionPicture(viewpoint: Viewpoint, option: string): ArtKey | null {
  const { view, me } = viewpoint;
  if (view.phase === 'startCards') {
    const card = START_CARD_NUMBERS.find((number) => String(number) === option);
    return card === undefined ? null : `startCard/${card}`;
  }
  if (view.phase === 'closing') return isCard(option) ? `card/${option}` : null;
  const [first, second] = bonusOfEvening(view.modules, view.round);
  if (first.gives === 'entertainer') {
    const { entertainer } = first;
    const side = SIDES[entertainer].find((one: Side) => one === option);
    return side === undefined ? null : (`entertainer/${entertainer}/${side}` as EntertainerKey);
  }
  if (first.gives === 'freeUpgrade') {
    const tile = TILES.find((name) => name === option);
    return tile === undefined ? null : `tile/${tile}/upgraded`;
  }
  const bonus = [first, second].find((one) => one !== undefined && optionName(one) === option);
  // Players who are served earlier may take the guest who lies on top now, so the guest is shown face down.
  if (bonus?.gives === 'threeBeerGuest' && me !== null && !isServedFirst(view, me)) return 'card/back';
  return bonus === undefined ? null : bonusPicture(viewpoint, bonus);
}

function bonusPicture({ view, me, people }: Viewpoint, bonus: Bonus | EveningBonus[number]): ArtKey | null {
  switch (bonus.gives) {
    case 'card':
      return `card/${bonus.card}`;
    case 'noble':
      return 'card/noble';
    case 'threeBeerGuest': {
      const guest = view.display[0]?.guest;
      return guest === undefined ? 'card/back' : `card/${guest}`;
    }
    // The die will be rolled: a frame of its roll is shown, so that no value seems to be the gift.
    case 'die':
      return `die/${people[me ?? 0]?.colour ?? 'red'}/tumble/9`;
    case 'thalers':
      return 'thing/coin';
    case 'schnapps':
      return 'thing/schnapps';
    case 'counterGuest':
      return 'thing/counterGuest';
    case 'monastery':
    case 'reputation':
    case 'deny':
      return `token/${bonus.gives}`;
    case 'entertainer':
    case 'freeUpgrade':
      return null;
    default:
      return bonus satisfies never;
  }
}
