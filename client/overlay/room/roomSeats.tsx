// The seats of a match before its game: who is there, who is ready, and which the host gives to bots.
import { BOT_LEVELS, levelCalled } from '../../../game/bots/index.ts';
import type { MatchInfo, SeatInfo } from '../../../server/wire/match.ts';
import { COLOURS } from '../../model/people.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../services.ts';

interface RoomSeatsProps {
  match: MatchInfo;
  /** The own seat; null for spectators. */
  own: number | null;
  onBot: (seat: number, level: string | null) => void;
}

const PERSON = '';

function Sitter({
  seat,
  isOwn,
  isHost,
  isQuick,
}: {
  seat: SeatInfo;
  isOwn: boolean;
  isHost: boolean;
  isQuick: boolean;
}) {
  const { online, levels } = useText();
  const { room } = online;
  return (
    <span class="sitter">
      <b>{seat.name}</b>
      {isOwn && <span class="tag">{room.you}</span>}
      {isHost && !isQuick && <span class="tag">{room.host}</span>}
      {seat.bot !== null && <span class="tag">{room.bot(levels[levelCalled(seat.bot)].name)}</span>}
      {!seat.online && <span class="tag">{room.away}</span>}
      {seat.bot === null && !isQuick && (
        <span class={seat.ready ? 'tag isReady' : 'tag'}>
          {seat.ready && <Icon name="done" />}
          {seat.ready ? room.ready : room.notReady}
        </span>
      )}
    </span>
  );
}

export function RoomSeats({ match, own, onBot }: RoomSeatsProps) {
  const { online, levels } = useText();
  const { room } = online;
  const { seats, host, quick } = match;
  const mayGive = own !== null && own === host && !quick;
  return (
    <ol class="roomSeats" aria-label={room.seats}>
      {seats.map((seat, index) => (
        <li key={index} data-colour={COLOURS[index]} class={seat === null ? 'isFree' : ''}>
          <Emblem colour={COLOURS[index] ?? 'red'} />
          {seat === null ? (
            <span class="soft">{room.free}</span>
          ) : (
            <Sitter seat={seat} isOwn={index === own} isHost={index === host} isQuick={quick} />
          )}
          {mayGive && index !== host && seat !== null && seat.bot === null && (
            <Button
              size="small"
              kind="plain"
              icon="cancel"
              label={room.sendAway(seat.name)}
              onPress={() => onBot(index, null)}
            />
          )}
          {mayGive && index !== host && (seat === null || seat.bot !== null) && (
            <select
              class="select"
              aria-label={room.plays(index + 1)}
              value={seat?.bot ?? PERSON}
              onChange={({ currentTarget }) =>
                onBot(index, currentTarget.value === PERSON ? null : currentTarget.value)
              }
            >
              <option value={PERSON}>{room.person}</option>
              {BOT_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {room.botOf(levels[level].name)}
                </option>
              ))}
            </select>
          )}
        </li>
      ))}
    </ol>
  );
}
