// The terms of a match as a row of tags: modules, turn limit and reserve, the coach, by invitation.
import type { MatchInfo } from '../../../server/wire/match.ts';
import { useText } from '../services.ts';

export function MatchTerms({ match }: { match: MatchInfo }) {
  const { home, online } = useText();
  const { room } = online;
  const { modules, turnSeconds, coach } = match.setupData;
  return (
    <p class="row terms">
      <span class="tag">{home.moduleName(modules)}</span>
      <span class="tag">{turnSeconds === null ? room.noLimit : room.limit(turnSeconds)}</span>
      {turnSeconds !== null && match.reserveSeconds > 0 && (
        <span class="tag">{room.reserve(match.reserveSeconds)}</span>
      )}
      {coach && <span class="tag">{room.withCoach}</span>}
      {match.unlisted && <span class="tag">{room.byInvitation}</span>}
    </p>
  );
}
