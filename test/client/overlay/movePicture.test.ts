// Moves that are chosen by a picture: all but the choice to keep nothing have one, and the art draws it. Also what some
// of the pictures show.
// @vitest-environment node
import { expect, test } from 'vitest';
import { artManifest } from '../../../client/art/manifest.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { sitterAt } from '../../../client/model/sitters.ts';
import { movePicture } from '../../../client/overlay/table/movePicture.ts';
import { sittingCard } from '../../../client/overlay/table/sittingCard.ts';
import {
  KEEP_NOTHING,
  MODULES,
  view,
  type Column,
  type Move,
  type MoveType,
  type Seat,
  type State,
} from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const BY_PICTURE: readonly MoveType[] = ['choose', 'upgrade', 'breatheOn', 'nobles', 'strike', 'pick', 'sign'];
const keepsNothing = (move: Move): boolean => move.type === 'choose' && move.option === KEEP_NOTHING;

test('start cards, sides, tiles, bonuses, nobles, regulars and columns have a picture that the art draws', () => {
  const drawn = new Set(artManifest().map(({ key }) => key));
  const seen = new Set<MoveType>();
  const missing = new Set<string>();
  const look = (state: State) => {
    for (const me of seatsOf(state)) {
      const viewpoint = { view: view(state, me), me, people: PEOPLE };
      for (const { move } of offersFor(viewpoint.view, me)) {
        if (!BY_PICTURE.includes(move.type) || keepsNothing(move)) continue;
        seen.add(move.type);
        const picture = movePicture(viewpoint, move);
        if (picture === null || !drawn.has(picture)) missing.add(`${JSON.stringify(move)}: ${picture}`);
      }
    }
  };
  for (const modules of MODULES)
    playRandomGame(
      { modules, players: 3, seed: `pictures of ${modules}` },
      { begins: look, sees: ({ after }) => look(after) },
    );
  expect([...missing]).toEqual([]);
  expect(BY_PICTURE.filter((type) => !seen.has(type))).toEqual([]);
});

test('the first player in turn order sees the guest on top of the pile; others, who may get another guest, see the back of a card', () => {
  const state = aTable({ players: 3, round: 2, start: 1 }).guests().state;
  state.phase = 'evening';
  const pictureFor = (me: Seat) =>
    movePicture({ view: view(state, me), me, people: PEOPLE }, { type: 'choose', option: 'threeBeerGuest' });
  expect(pictureFor(1)).toBe(`card/${state.display[0]!.guest}`);
  expect(pictureFor(0)).toBe('card/back');
});

test('a die that is given is shown tumbling: it has no value yet', () => {
  const state = aTable({ round: 3 }).guests().state;
  state.phase = 'evening';
  const picture = movePicture({ view: view(state, 0), me: 0, people: PEOPLE }, { type: 'choose', option: 'die' });
  expect(picture).toMatch(/^die\/\w+\/tumble\/\d+$/);
});

test('a signature that fills its row is shown as the noble that it brings', () => {
  const { state } = aTable({ modules: 5 }).serving({ book: { '3-4': 1, '6': 1, '7-8': 1 } });
  const pictureFor = (column: Column) =>
    movePicture({ view: view(state, 0), me: 0, people: PEOPLE }, { type: 'sign', column });
  expect(pictureFor('5')).toBe('card/noble');
  expect(pictureFor('7-8')).toBe('thing/signature');
});

test('a card that the juggler may keep is shown as the person who sits at the table', () => {
  const { state } = aTable({ modules: 2 }).serving({ drawn: 'regular1 regular2 3a' });
  state.phase = 'closing';
  const viewpoint = { view: view(state, 0), me: 0 as const };
  expect(sittingCard(viewpoint, { type: 'choose', option: 'regular2' })).toEqual({
    card: 'regular2',
    // At the second table, as the second card that was drawn.
    sitter: sitterAt(viewpoint.view.players[0]!, 0, 1),
  });
  expect(sittingCard(viewpoint, { type: 'choose', option: KEEP_NOTHING })).toBeNull();
});
