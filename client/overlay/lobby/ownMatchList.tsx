// The online matches in which this browser has a seat, on the home page: running ones first, then finished ones.
import { useState } from 'preact/hooks';
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

function standingOf({ match, previousSeat, isAsked }: OwnMatch, { online, table }: PageText): string {
  const end = endOf(match);
  const names = takenSeats(match).map(({ name }) => name);
  const standing =
    end !== null
      ? online.find.won(end.names, end.points)
      : match.setAside
        ? online.mine.setAside
        : previousSeat !== null && match.status === 'waiting'
          ? online.mine.again
          : isAsked
            ? table.yourTurn
            : online.status[match.status];
  return `${standing} · ${names.join(', ')}`;
}

/** Takes the seat in the rematch, ready to play. */
function SitDown({ previousSeat, title }: { previousSeat: KeptSeat; title: string }) {
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
  const [asking, setAsking] = useState<OwnMatch | null>(null);
  if (matches.length === 0) return null;
  return (
    <section class="board doorBoard">
      <h2>{online.resume}</h2>
      <ul class="saves">
        {matches.map((own) => {
          const { match } = own;
          const title = titleOf(match, text);
          const over = isOver(own);
          return (
            <li key={match.matchID}>
              <span>
                {title}
                <br />
                <span class="soft small">{standingOf(own, text)}</span>
              </span>
              {own.previousSeat !== null && match.status === 'waiting' && (
                <SitDown previousSeat={own.previousSeat} title={title} />
              )}
              <a
                class={own.isAsked ? 'button small main' : 'button small'}
                href={hrefOf({ page: 'match', id: match.matchID })}
                aria-label={over ? find.resultOf(title) : online.resumeNamed(title)}
              >
                <Icon name={over ? 'trophy' : 'play'} />
                {over ? find.result : online.resumeOne}
              </a>
              <Button
                size="small"
                kind="plain"
                icon="cancel"
                label={mine.forgetNamed(title)}
                onPress={() => {
                  if (over) forget(match.matchID);
                  else setAsking(own);
                }}
              />
            </li>
          );
        })}
      </ul>
      {asking !== null && (
        <ForgetSeatDialog
          title={titleOf(asking.match, text)}
          seat={asking.seat}
          onClose={() => setAsking(null)}
          onForget={() => {
            setAsking(null);
            forget(asking.match.matchID);
          }}
        />
      )}
    </section>
  );
}
