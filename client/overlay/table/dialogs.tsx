// Dialogs between a click and a move (which move, confirmation), and the curtain between two people at one screen.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Die, Move, MoveOf, Seat } from '../../../game/index.ts';
import type { DialogQuestion } from '../../session/index.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { DieFace } from '../parts/dieFace.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { JuggleChoice } from './juggleChoice.tsx';
import { ArtPicture } from './tablePictures.tsx';
import { movePicture } from './movePicture.ts';
import { nameAt, useTable } from './tableContext.ts';
import { ThinkAgain } from './thinkAgain.tsx';

/** The one die that a move is about. */
function dieOf(move: Move): Pick<Die, 'value' | 'own'> | null {
  switch (move.type) {
    case 'put':
      return move.dice.length === 1 ? move.dice[0] : null;
    case 'take':
      return move;
    default:
      return null;
  }
}

function MovedDie({ move }: { move: Move }) {
  const { viewpoint } = useTable();
  const die = dieOf(move);
  if (die === null || viewpoint.me === null) return null;
  return <DieFace value={die.value} colour={die.own ? (viewpoint.people[viewpoint.me]?.colour ?? null) : null} />;
}

const isJuggle = (move: Move): move is MoveOf<'juggle'> => move.type === 'juggle';

function MoveChoice({ question }: { question: Extract<DialogQuestion, { asks: 'which' }> }) {
  const { table } = useText();
  const { state, session, words, viewpoint } = useTable();
  const { moves, spot } = question;
  const { title, lines } = spot === null ? { title: table.chooseWhich, lines: [] } : words.explain(spot, viewpoint);
  // The buttons of such a choice show the dice themselves, so no picture and no explanation is needed.
  const isAboutDice = moves.every((move) => dieOf(move) !== null);
  const answer = (move: Move | null) => void session.answer(move);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus(), [question]);
  const juggles = moves.filter(isJuggle);
  if (juggles.length > 0) return <JuggleChoice juggles={juggles} title={title} />;
  return (
    <Dialog
      title={title}
      onClose={() => answer(null)}
      foot={<Button onPress={() => answer(null)}>{table.notNow}</Button>}
    >
      {!isAboutDice && (
        <div class="dialogPictures">
          {[...new Set(moves.map((move) => movePicture(state.model, move)))].map(
            (art) => art !== null && <ArtPicture key={art} art={art} />,
          )}
          <div>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      )}
      <div class="stack choices">
        {moves.map((move, index) => (
          <Button
            key={JSON.stringify(move)}
            className="wide"
            kind={index === 0 ? 'main' : undefined}
            inner={index === 0 ? first : null}
            autofocus={index === 0}
            onPress={() => answer(move)}
          >
            <MovedDie move={move} />
            {words.move(move, viewpoint)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function Confirmation({ question }: { question: Extract<DialogQuestion, { asks: 'sure' }> }) {
  const { table } = useText();
  const { session, words, viewpoint } = useTable();
  const { move, warnings } = question;
  const no = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => no.current?.focus(), [question]);
  return (
    <Dialog
      title={table.sure(words.move(move, viewpoint))}
      isShort
      onClose={() => void session.answer(null)}
      foot={
        <>
          <Button onPress={() => void session.answer(move)}>{warnings.length > 0 ? table.goAhead : table.yes}</Button>
          <Button kind="main" inner={no} autofocus onPress={() => void session.answer(null)}>
            {warnings.length > 0 ? table.goBack : table.notNow}
          </Button>
        </>
      }
    >
      <p>{warnings.length > 0 ? table.sureWaste : table.cannotBeTakenBack}</p>
      <ul class="stack">
        {warnings.map((warning) => (
          <li key={warning.warns}>{words.warning(warning)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

export function QuestionDialog() {
  const { question } = useTable().state;
  if (question === null) return null;
  switch (question.asks) {
    case 'which':
      return <MoveChoice question={question} />;
    case 'sure':
      return <Confirmation question={question} />;
    default:
      return question satisfies never;
  }
}

/** Hides the next person's table until the screen has been handed over. */
export function Curtain({ to }: { to: Seat }) {
  const { table } = useText();
  const { state, session, viewpoint } = useTable();
  const name = nameAt(viewpoint, to);
  const go = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => go.current?.focus(), [to]);
  return (
    <div class="curtain">
      <div class="board" role="dialog" aria-modal="true" aria-label={table.curtain(name)}>
        <Emblem colour={viewpoint.people[to]?.colour ?? 'red'} />
        <h2>{table.curtain(name)}</h2>
        <p>{table.curtainText}</p>
        <Button kind="main" size="large" inner={go} onPress={() => session.switchTo(to)}>
          {table.curtainGo(name)}
        </Button>
        <ThinkAgain seats={state.mayThinkAgain} />
      </div>
    </div>
  );
}
