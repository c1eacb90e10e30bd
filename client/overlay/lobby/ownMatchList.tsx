// The online matches in which this browser has a seat, on the home page: first those that wait for the player, last
// those that are over.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptSeat } from '../../net/keptSeats.ts';
import type { PageText } from '../../words/pages.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import { ForgetSeatDialog } from './forgetSeatDialog.tsx';
import { useRematch } from '../match/useRematch.ts';
import { endOf, takenSeats, titleOf } from '../match/matchInfo.ts';
import { RefusalNote } from '../parts/request.tsx';
import { isOver, useOwnMatches, type OwnMatch } from './useOwnMatches.ts';

function standingOf({ match, previousSeat, isAsked, turnOf }: OwnMatch, { online, table }: PageText): string {
  const end = endOf(match);
  if (end !== null) return online.find.won(end.winnerNames, end.points);
  if (match.setAside) return online.mine.setAside;
  if (previousSeat !== null && match.status === 'waiting') return online.mine.again;
  if (isAsked) return table.yourTurn;
  return turnOf === null ? online.status[match.status] : table.turnOf(turnOf);
}

/** The button that takes the player's seat in the rematch. */
function SitDownButton({ previousSeat, title }: { previousSeat: KeptSeat; title: string }) {
  const { mine } = useText().online;
  const { fault, goToRematch } = useRematch(previousSeat);
  return (
    <>
      <Button size="small" kind="main" icon="person" label={mine.sitDownTo(title)} onPress={goToRematch}>
        {mine.sitDown}
      </Button>
      <RefusalNote fault={fault} />
    </>
  );
}

export function OwnMatchList() {
  const text = useText();
  const { online } = text;
  const { find, mine } = online;
  const { matches, forget } = useOwnMatches();
  /** The match whose seat is about to be forgotten, while a dialog asks. */
  const [toForget, setToForget] = useState<OwnMatch | null>(null);
  const [forgotten, setForgotten] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed together with its match.
  useEffect(() => {
    if (forgotten > 0) heading.current?.focus({ preventScroll: true });
  }, [forgotten]);
  const forgetMatch = (id: string) => {
    forget(id);
    setForgotten((before) => before + 1);
  };
  if (matches.length === 0) return null;
  return (
    <section class="board doorBoard">
      <h2 ref={heading} tabIndex={-1}>
        {online.resume}
      </h2>
      <ul class="saves">
        {matches.map((own) => {
          const { match } = own;
          const title = titleOf(match, text);
          const hasEnded = isOver(own);
          return (
            <li key={match.matchID}>
              <span>
                {title}
                <br />
                <span class="soft small">
                  {[
                    standingOf(own, text),
                    takenSeats(match)
                      .map(({ name }) => name)
                      .join(', '),
                  ].join(' · ')}
                </span>
              </span>
              {own.previousSeat !== null && match.status === 'waiting' && (
                <SitDownButton previousSeat={own.previousSeat} title={title} />
              )}
              <a
                class={own.isAsked ? 'button small main' : 'button small'}
                href={hrefOf({ page: 'match', id: match.matchID })}
                aria-label={hasEnded ? find.resultOf(title) : online.resumeNamed(title)}
              >
                <Icon name={hasEnded ? 'trophy' : 'play'} />
                {hasEnded ? find.result : online.resumeOne}
              </a>
              <Button
                size="small"
                kind="plain"
                icon="cancel"
                label={mine.forgetNamed(title)}
                onPress={() => {
                  if (hasEnded) forgetMatch(match.matchID);
                  else setToForget(own);
                }}
              />
            </li>
          );
        })}
      </ul>
      {toForget !== null && (
        <ForgetSeatDialog
          title={titleOf(toForget.match, text)}
          seat={toForget.seat}
          onClose={() => setToForget(null)}
          onForget={() => {
            setToForget(null);
            forgetMatch(toForget.match.matchID);
          }}
        />
      )}
    </section>
  );
}
