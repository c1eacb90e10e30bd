// Moves as buttons, each a picture with words. Once a hidden choice is made, the button of the chosen option is marked.
import { ENTERTAINERS, SIDES, TILES, type MoveType, type Side } from '../../../game/index.ts';
import type { ArtKey } from '../../art/picture.ts';
import { isLegal, type Offer } from '../../model/offers.ts';
import type { Spot } from '../../model/spots.ts';
import type { Viewpoint, Words } from '../../words/index.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { explainedSpot } from './explainedSpot.ts';
import { useLongPress } from './longPress.ts';
import { movePicture } from './movePicture.ts';
import { sittingCard } from './sittingCard.ts';
import { ArtPicture } from './tablePictures.tsx';
import { ShortFace } from './shortFace.tsx';
import { shortMove } from './shortMove.ts';
import { offersOf, playerAt, reasonOf, useTable } from './tableContext.ts';

interface PictureButtonsProps {
  label: string;
  types: readonly MoveType[];
  /** Moves that cannot be made are shown, too. */
  all?: boolean;
  /** The chosen option of a hidden choice; the player may still change to another one. */
  chosen?: string | null;
}

export function PictureButtons({ label, types, all = false, chosen = null }: PictureButtonsProps) {
  const { state } = useTable();
  const offers = offersOf(state, types).filter((offer) => all || chosen !== null || isLegal(offer));
  if (offers.length === 0) return null;
  const arts = offers.flatMap(({ move }) => movePicture(state.model, move) ?? []);
  return (
    <Roving label={label} className={`pictures ${shapeOf(arts)}${offers.length > 4 ? ' many' : ''}`}>
      {offers.map((offer) => (
        <MovePictureButton key={JSON.stringify(offer.move)} offer={offer} chosen={chosen} />
      ))}
    </Roving>
  );
}

/** The shape of the largest picture, for which room is kept. */
function shapeOf(arts: readonly ArtKey[]): 'tall' | 'flat' | 'little' {
  if (arts.some((art) => /^(card|startCard)\//.test(art))) return 'tall';
  return arts.some((art) => /^(tile|entertainer)\//.test(art)) ? 'flat' : 'little';
}

/** A gift of the moon in detail: when an entertainer's side is used, which guest it is, or what the card does. */
function giftInWords(art: ArtKey | null, words: Words, viewpoint: Viewpoint): string | undefined {
  const { view, me } = viewpoint;
  const entertainer = ENTERTAINERS.find((name) => art?.startsWith(`entertainer/${name}/`));
  if (entertainer !== undefined) {
    const side = SIDES[entertainer].find((one: Side) => art === `entertainer/${entertainer}/${one}`) ?? null;
    return words.describe('entertainer', { entertainer, side, comes: null }).lines.join(' ');
  }
  const spot = explainedSpot(art, me, view);
  if (view.phase !== 'evening' || (spot?.at !== 'display' && spot?.at !== 'supply')) return undefined;
  const { title, lines } = words.explain(spot, viewpoint);
  return spot.at === 'display' ? [`${title}.`, ...lines].join(' ') : lines.join(' ');
}

function MovePictureButton({ offer, chosen }: { offer: Offer; chosen: string | null }) {
  const { state, session, words, viewpoint, setFocusTarget } = useTable();
  const { move, refused, spot } = offer;
  const art = movePicture(state.model, move);
  const tile = art === null ? undefined : TILES.find((name) => art === `tile/${name}/upgraded`);
  const isChoiceMade = chosen !== null && move.type === 'choose';
  const isChosen = isChoiceMade && move.option === chosen;
  const { me } = viewpoint;
  const short = me === null ? null : shortMove(playerAt(viewpoint, me), move);
  const pressProps = useLongPress(
    () => {
      if (isChosen) return;
      if (isChoiceMade) void session.changeChoice(move);
      else if (refused === null) void session.do(move);
      else session.refuse(refused, spot);
    },
    () => {
      const gifts: Spot = { at: 'moon', round: viewpoint.view.round };
      const explained = spot ?? explainedSpot(art, me, viewpoint.view) ?? (move.type === 'choose' ? gifts : null);
      session.pick({ pick: 'hover', spot: explained, x: 0, y: 0 });
      return () => session.pick({ pick: 'hover', spot: null, x: 0, y: 0 });
    },
  );
  return (
    <Button
      {...pressProps}
      className={short === null ? 'picture' : 'picture hasShort'}
      pressed={isChoiceMade ? isChosen : undefined}
      reason={isChoiceMade ? null : reasonOf(words, refused)}
      description={move.type === 'choose' ? giftInWords(art, words, viewpoint) : undefined}
      hasFocusTarget={spot !== null}
      onFocus={() => setFocusTarget(spot === null ? null : { at: 'spot', spot })}
    >
      {art !== null && <ArtPicture art={art} sitting={sittingCard(state.model, move)} />}
      {isChosen && <Icon name="done" />}
      {short !== null && <ShortFace move={short} />}
      {move.type === 'sign' && (
        <span class="signatureBrings" aria-hidden="true">
          {words.signatureBrings(move, viewpoint)}
        </span>
      )}
      <span class="name whole">{words.move(move, viewpoint)}</span>
      {tile !== undefined && (
        <>
          {/* Screen readers pause here. */}
          <span class="unseen">. </span>
          <span class="soft small">{words.upgradedTile(tile)}</span>
        </>
      )}
    </Button>
  );
}
