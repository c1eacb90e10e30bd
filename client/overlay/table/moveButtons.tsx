// Moves as buttons: those that can be made, and on request those that cannot, with the reason.
import type { Move, MoveType } from '../../../game/index.ts';
import { isLegal, type Offer } from '../../model/offers.ts';
import { reputationAhead } from '../../model/reputationAhead.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { movePicture } from './movePicture.ts';
import { sittingCard } from './sittingCard.ts';
import { offersOf, playerAt, reasonOf, useTable } from './tableContext.ts';
import { ShortFace } from './shortFace.tsx';
import { shortMove } from './shortMove.ts';
import { ArtPicture } from './tablePictures.tsx';

interface MoveButtonProps {
  offer: Offer;
  main?: boolean;
  /** The goods that the move would bring, shown after its name. */
  brings?: string | undefined;
  /** Said by screen readers after the name. */
  description?: string | undefined;
}

export function MoveButton({ offer, main = false, brings, description }: MoveButtonProps) {
  const { label } = useText();
  const { session, words, viewpoint, setFocusTarget } = useTable();
  const { move, refused, spot } = offer;
  const { me } = viewpoint;
  const short = me === null ? null : shortMove(playerAt(viewpoint, me), move);
  // On phones the button shows the guest who can be turned away, and the table.
  const table = move.type === 'deny' ? move.table : null;
  const art = table === null ? null : movePicture(viewpoint, move);
  const name = words.move(move, viewpoint);
  const whole = brings === undefined ? name : `${label(name)} ${brings}`;
  const actorName = (): string | null => {
    if (spot === null) return null;
    return spot.at === 'beside' ? words.card(spot.card) : words.explain(spot, viewpoint).title;
  };
  const tableClass = table === null ? undefined : 'hasPlace';
  return (
    <Button
      kind={main ? 'main' : undefined}
      className={short === null ? tableClass : 'hasShort'}
      reason={reasonOf(words, refused)}
      title={short === null ? undefined : whole}
      description={description}
      hasFocusTarget={spot !== null}
      onFocus={() => setFocusTarget(spot === null ? null : { at: 'spot', spot })}
      onPress={() => {
        if (refused === null) void session.do(move);
        else session.refuse(refused, spot);
      }}
    >
      {short !== null && <ShortFace move={short} title={actorName()} />}
      {table !== null && (
        <span class="short" aria-hidden="true">
          {art !== null && <ArtPicture art={art} sitting={sittingCard(viewpoint, move)} />}
          <span class="title">{words.space(table)}</span>
        </span>
      )}
      <span class="whole">{whole}</span>
    </Button>
  );
}

interface MoveButtonsProps {
  label: string;
  types: readonly MoveType[];
  /** Moves that cannot be made are shown, too. */
  all?: boolean;
  main?: boolean;
}

export function MoveButtons({ label, types, all = false, main = false }: MoveButtonsProps) {
  const { textView } = useText();
  const { state, words, viewpoint } = useTable();
  const offers = offersOf(state, types).filter((offer) => all || isLegal(offer));
  if (offers.length === 0) return null;
  const reputationStepsOf = (move: Move): number => {
    if (move.type === 'bard') return 1;
    return move.type === 'settle' ? (state.model.forecast?.reputation ?? 0) : 0;
  };
  /** The guest who would be sent away, or where steps lead on the reputation track. */
  const consequenceOf = ({ move, spot }: Offer): string | undefined => {
    if (move.type === 'deny' && spot !== null) return words.explain(spot, viewpoint).lines.join(' ');
    const steps = reputationStepsOf(move);
    if (steps < 1) return undefined;
    return reputationAhead(state.model, steps)
      .map((space, index) =>
        textView.inSteps(index + 1, 'vp' in space ? textView.spaceWorth(space.vp) : words.reputationSpace(space)),
      )
      .join(' ');
  };
  return (
    <Roving label={label} className="actions">
      {offers.map((offer) => (
        <MoveButton key={JSON.stringify(offer.move)} offer={offer} main={main} description={consequenceOf(offer)} />
      ))}
    </Roving>
  );
}
