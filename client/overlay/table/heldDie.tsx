// The buttons for the held die: its moves, the juggler who can turn it, and letting it go. Also what screen readers are
// told about it.
import type { Move } from '../../../game/index.ts';
import { isSameDie } from '../../model/heldDie.ts';
import { isLegal } from '../../model/offers.ts';
import { targetsOf } from '../../model/targets.ts';
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';
import { MoveButton } from './moveButtons.tsx';

/**
 * Selectors of the button that gets the focus when the held die is placed or let go: the first die of the prompt or, if
 * the held die was the last to place, the button that ends the plan.
 */
const FIRST_DIE = '.prompt .diceRow .dieButton';
const DONE = '.prompt .answer > .done';

export function HeldDie() {
  const text = useText();
  const { state, session, words } = useTable();
  const { held } = state.selection;
  if (held === null) return null;
  const { value, own } = held;
  const unplaced = state.model.dice.filter(({ at }) => at === null).length;
  // Only while planning: in a serving turn the focus must not go to the button that ends the turn, where a second Enter
  // would end it.
  const isLastToPlace = state.model.prompt.kind === 'plan' && unplaced === (held.from === null ? 1 : 0);
  const offers = state.model.offers.filter((offer) => {
    const { move } = offer;
    if (!isLegal(offer)) return false;
    if (move.type === 'take') return isSameDie(move, held);
    return move.type === 'put' && isSameDie(move.dice[0], held);
  });
  const { me } = state.model;
  const canTurn = state.model.offers.some(
    (offer) => isLegal(offer) && offer.move.type === 'juggle' && isSameDie(offer.move, held),
  );
  const die = text.textView.die(value, own);
  const targets = targetsOf(state.model, held);
  const told = (): string => {
    const { held: choose, heldInVain, heldStays, heldAhead } = text.table;
    if (state.model.prompt.kind === 'draft') return heldAhead(die);
    if (targets.length > 0 || canTurn || offers.some(({ move }) => move.type === 'take')) return choose(die);
    return held.from === null ? heldInVain(die) : heldStays(die);
  };
  const bringsOf = (move: Move): string | undefined => {
    const space = move.type === 'put' ? move.dice[0].to : null;
    const target = targets.find((one) => one.space === space);
    return target === undefined ? undefined : words.pays(target);
  };
  return (
    <div class="asking held">
      <p>{told()}</p>
      <Roving label={told()} className="actions" heir={isLastToPlace ? DONE : FIRST_DIE}>
        {offers.map((offer) => (
          <MoveButton key={JSON.stringify(offer.move)} offer={offer} brings={bringsOf(offer.move)} />
        ))}
        {canTurn && me !== null && (
          <Button
            onPress={() =>
              session.pick({ pick: 'spot', spot: { at: 'entertainer', seat: me, entertainer: 'juggler' } })
            }
          >
            {text.table.juggler.turn}
          </Button>
        )}
        <Button
          className="letGo"
          icon="cancel"
          keys={SHORTCUTS.letGo}
          title={text.table.letGo}
          onPress={() => session.hold(null)}
        >
          <span class="name">{text.table.letGo}</span>
        </Button>
      </Roving>
    </div>
  );
}

/** Tells screen readers which die is held, what taking it off would bring, and where it could go. */
export function HeldDieSpeech() {
  const text = useText();
  const { state, words, viewpoint } = useTable();
  const { held } = state.selection;
  if (held === null) return <Live text="" urgent={false} />;
  const targets = targetsOf(state.model, held);
  // A die on a space can be taken off, though there may be no other space for it.
  const takes = state.model.offers.filter(
    (offer) => isLegal(offer) && offer.move.type === 'take' && isSameDie(offer.move, held),
  );
  const said = [
    text.table.holds(text.textView.die(held.value, held.own)),
    ...takes.map(({ move }) => `${words.move(move, viewpoint)}.`),
    ...(takes.length === 0 || targets.length > 0 ? [words.targets(targets, viewpoint)] : []),
  ].join(' ');
  return <Live text={said} urgent={false} />;
}
