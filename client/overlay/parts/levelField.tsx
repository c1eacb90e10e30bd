// Fields for the level of bots: radio buttons with a line about the level, or only a drop-down list.
import { BOT_LEVELS, type BotLevel } from '../../../game/bots/index.ts';
import { OneOf } from './fields.tsx';
import { useText } from '../services.ts';

export function LevelField({ value, onChange }: { value: BotLevel; onChange: (level: BotLevel) => void }) {
  const { home, levels } = useText();
  return (
    <div class="stack">
      <OneOf
        name={home.level}
        value={value}
        options={BOT_LEVELS.map((level) => ({ value: level, face: levels[level].name }))}
        onChange={onChange}
      />
      <p class="soft">{levels[value].text}</p>
    </div>
  );
}

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
          {online.room.botOf(levels[level].name)}
        </option>
      ))}
    </select>
  );
}
