// The seats of a match before its game: who is there, who is ready, and which the host gives to bots.
import { BOT_LEVELS, levelCalled } from '../../../game/bots/index.ts';
import type { MatchInfo, TakenSeat } from '../../../server/wire/match.ts';
import { COLOURS } from '../../model/people.ts';
import { Button } from '../parts/button.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { BotFace } from '../parts/botFace.tsx';
import { Icon } from '../parts/icon.tsx';
import { isOpenSeat } from '../match/matchInfo.ts';
import { useText } from '../services.ts';

interface RoomSeatsProps {
  match: MatchInfo;
  /** The own seat; null for spectators. */
  own: number | null;
  /** Gives a seat to a bot; null opens it to people, and sends away the person who has it. */
  onBot: (seat: number, level: string | null) => void;
}

const PERSON = '';

function SeatRow({
  seat,
  isOwn,
  isHost,
  isQuick,
}: {
  seat: TakenSeat;
  isOwn: boolean;
  isHost: boolean;
  isQuick: boolean;
}) {
  const { online, levels } = useText();
  const { room } = online;
  const { bot, ready } = seat.data;
  return (
    <span class="sitter">
      {bot !== null && <BotFace name={seat.name} />}
      <b>{seat.name}</b>
      {isOwn && <span class="tag">{room.you}</span>}
      {isHost && !isQuick && <span class="tag">{room.host}</span>}
      {bot !== null && <span class="tag">{room.bot(levels[levelCalled(bot)].name)}</span>}
      {!seat.isConnected && <span class="tag">{room.away}</span>}
      {bot === null && !isQuick && (ready || !isHost) && (
        <span class={ready ? 'tag isReady' : 'tag'}>
          {ready && <Icon name="done" />}
          {ready ? room.ready : room.notReady}
        </span>
      )}
    </span>
  );
}

export function RoomSeats({ match, own, onBot }: RoomSeatsProps) {
  const { online, levels } = useText();
  const { room } = online;
  const { players, host, quick } = match;
  const fillsSeats = own !== null && own === host && !quick;
  return (
    <ol class="roomSeats" aria-label={room.seats}>
      {players.map((seat, index) => {
        const isFree = isOpenSeat(seat);
        const bot = isFree ? null : seat.data.bot;
        const isPerson = !isFree && bot === null;
        const mayFill = fillsSeats && index !== host;
        return (
          <li key={index} data-colour={COLOURS[index]} class={isFree ? 'isFree' : ''}>
            <Emblem colour={COLOURS[index] ?? 'red'} />
            {isFree ? (
              <span class="soft">{room.free}</span>
            ) : (
              <SeatRow seat={seat} isOwn={index === own} isHost={index === host} isQuick={quick} />
            )}
            {mayFill && isPerson && (
              <Button
                size="small"
                kind="plain"
                icon="cancel"
                label={room.sendAway(seat.name)}
                onPress={() => onBot(index, null)}
              />
            )}
            {mayFill && !isPerson && (
              <select
                class="select"
                aria-label={room.plays(index + 1)}
                value={bot ?? PERSON}
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
        );
      })}
    </ol>
  );
}
