// Matches with others that this browser has seats in: those that go on first, then those that are over.
import { useState } from 'preact/hooks';
import type { KeptSeat } from '../../net/keptSeats.ts';
import type { Text } from '../../words/text.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import { Forget } from './forgetSeatDialog.tsx';
import { useGoAlong } from '../match/useRematch.ts';
import { endOf } from '../match/matchEnd.ts';
import { takenSeats, titleOf } from '../match/matchTitle.ts';
import { RefusedNote } from '../parts/refusalNote.tsx';
import { isOver, useOwnMatches, type OwnMatch } from './useOwnMatches.ts';

function standingOf({ match, before }: OwnMatch, { online }: Text): string {
  const end = endOf(match);
  const names = takenSeats(match).map(({ name }) => name);
  const standing =
    end !== null
      ? online.find.won(end.names, end.points)
      : match.setAside
        ? online.mine.setAside
        : before !== null && match.status === 'waiting'
          ? online.mine.again
          : online.status[match.status];
  return `${standing} · ${names.join(', ')}`;
}

/** Sits down to the rematch, ready to play. */
function SitDown({ before, title }: { before: KeptSeat; title: string }) {
  const { mine } = useText().online;
  const { fault, goAlong } = useGoAlong(before);
  return (
    <>
      <Button size="small" kind="main" icon="person" label={mine.sitDownTo(title)} onPress={goAlong}>
        {mine.sitDown}
      </Button>
      <RefusedNote fault={fault} />
    </>
  );
}

export function OnlineList() {
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
            <li key={match.id}>
              <span>
                {title}
                <br />
                <span class="soft small">{standingOf(own, text)}</span>
              </span>
              {own.before !== null && match.status === 'waiting' && <SitDown before={own.before} title={title} />}
              <a
                class="button small"
                href={hrefOf({ page: 'match', id: match.id })}
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
                  if (over) forget(match.id);
                  else setAsking(own);
                }}
              />
            </li>
          );
        })}
      </ul>
      {asking !== null && (
        <Forget
          title={titleOf(asking.match, text)}
          seat={asking.seat}
          onClose={() => setAsking(null)}
          onForget={() => {
            setAsking(null);
            forget(asking.match.id);
          }}
        />
      )}
    </section>
  );
}
