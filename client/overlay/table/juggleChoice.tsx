// The juggler's dialog: which of the player's dice is turned, to which face, and what that costs.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ENTERTAINER_PRINT, FACES, type Die, type MoveOf } from '../../../game/index.ts';
import { isSameDie, type HeldDie } from '../../model/heldDie.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { DieFace } from '../parts/dieFace.tsx';
import { useText } from '../services.ts';
import { byTray, dieName } from './dice.tsx';
import { useTable } from './tableContext.ts';

type Juggle = MoveOf<'juggle'>;

const dieOf = ({ value, own, from }: Juggle): HeldDie => ({ value, own, from });

/** The die as `dieName` takes it, which does not tell how far a die is raised. */
const toDie = ({ value, own, from }: HeldDie): Die => ({ value, own, at: from, raise: 0, spent: false });

export function JuggleChoice({ juggles, title }: { juggles: readonly Juggle[]; title: string }) {
  const text = useText();
  const { session, words, viewpoint } = useTable();
  const { table, number } = text;
  const dice = juggles
    .map(dieOf)
    .filter((die, nth, all) => all.findIndex((other) => isSameDie(other, die)) === nth)
    .sort(byTray);
  const [chosen, setChosen] = useState<HeldDie | null>(dice.length === 1 ? (dice[0] ?? null) : null);
  const [move, setMove] = useState<Juggle | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => content.current?.querySelector<HTMLElement>('.dieButton:not([aria-disabled])')?.focus(), []);
  const colourOf = ({ own }: HeldDie) => (own ? (viewpoint.people[viewpoint.me ?? 0]?.colour ?? null) : null);
  const price = table.juggler.price(ENTERTAINER_PRINT.juggler.die.schnapps);
  return (
    <Dialog
      title={title}
      onClose={() => void session.answer(null)}
      foot={
        <>
          <Button onPress={() => void session.answer(null)}>{table.notNow}</Button>
          {move !== null && (
            <Button kind="main" onPress={() => void session.answer(move)}>
              {words.move(move, viewpoint)}
            </Button>
          )}
        </>
      }
    >
      <div class="stack juggling" ref={content}>
        {dice.length > 1 && (
          <>
            <h3>{table.juggler.die}</h3>
            <Roving label={table.juggler.die} className="diceRow">
              {dice.map((die) => (
                <button
                  key={JSON.stringify(die)}
                  type="button"
                  class={die.from === null ? 'dieButton' : 'dieButton placed'}
                  aria-pressed={chosen !== null && isSameDie(die, chosen)}
                  aria-label={dieName(text, words, toDie(die))}
                  title={dieName(text, words, toDie(die))}
                  onClick={() => {
                    setChosen(die);
                    setMove(null);
                  }}
                >
                  <DieFace value={die.value} colour={colourOf(die)} />
                </button>
              ))}
            </Roving>
          </>
        )}
        {chosen !== null && (
          <>
            <h3>{table.juggler.face(text.textView.die(chosen.value, chosen.own))}</h3>
            <Roving label={table.juggler.face(text.textView.die(chosen.value, chosen.own))} className="diceRow">
              {FACES.map((face) => {
                const toFace = juggles.find((one) => one.to === face && isSameDie(one, chosen));
                return (
                  <button
                    key={face}
                    type="button"
                    class={toFace === undefined ? 'dieButton spent' : 'dieButton'}
                    aria-pressed={toFace !== undefined && toFace === move}
                    aria-disabled={toFace === undefined ? 'true' : undefined}
                    aria-label={number(face)}
                    onClick={() => setMove(toFace ?? move)}
                  >
                    <DieFace value={face} colour={colourOf(chosen)} />
                  </button>
                );
              })}
            </Roving>
          </>
        )}
        <p>
          {price} {table.cannotBeTakenBack}
        </p>
      </div>
    </Dialog>
  );
}
