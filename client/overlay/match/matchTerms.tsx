// The terms of a match as a row of tags: modules, turn limit, by invitation.
import type { MatchInfo } from '../../../server/wire/match.ts';
import { useText } from '../services.ts';

export function MatchTerms({ match }: { match: MatchInfo }) {
  const { home, online } = useText();
  const { room } = online;
  return (
    <p class="row terms">
      <span class="tag">{home.moduleName(match.modules)}</span>
      <span class="tag">{match.turnSeconds === null ? room.noLimit : room.limit(match.turnSeconds)}</span>
      {match.turnSeconds !== null && match.reserveSeconds > 0 && (
        <span class="tag">{room.reserve(match.reserveSeconds)}</span>
      )}
      {!match.public && <span class="tag">{room.byInvitation}</span>}
    </p>
  );
}
