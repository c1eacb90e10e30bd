// How well a bot plays, in one line.
import { BOT_LEVELS, type BotLevel } from '../../../game/bots/index.ts';
import { useText } from '../services.ts';

interface LevelSelectProps {
  label: string;
  value: BotLevel;
  onChange: (level: BotLevel) => void;
}

export const bestLevel = BOT_LEVELS.at(-1) as BotLevel;

export function LevelSelect({ label, value, onChange }: LevelSelectProps) {
  const { online, levels } = useText();
  return (
    <select
      class="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(BOT_LEVELS.find((level) => level === event.currentTarget.value) ?? bestLevel)}
    >
      {BOT_LEVELS.map((level) => (
        <option key={level} value={level}>
          {online.room.botOf(levels[level]?.name ?? level)}
        </option>
      ))}
    </select>
  );
}
