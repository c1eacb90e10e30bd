// How well the bots play.
import { BOT_LEVELS, type BotLevel } from '../../../game/bots/index.ts';
import { OneOf } from './fields.tsx';
import { useText } from '../services.ts';

export function LevelField({ value, onChange }: { value: BotLevel; onChange: (level: BotLevel) => void }) {
  const { home, levels } = useText();
  return (
    <OneOf
      name={home.level}
      value={value}
      options={BOT_LEVELS.map((level) => ({ value: level, face: levels[level]?.name ?? level }))}
      onChange={onChange}
    />
  );
}
