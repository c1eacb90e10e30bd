// The form for a game against bots, and the game that it describes. The number of bots, their level and the modules are
// in one line, the rest is folded away.
import { BOT_LEVELS, CHARACTERS, charactersOf, type BotLevel } from '../../../game/bots/index.ts';
import { MODULES } from '../../../game/data/index.ts';
import { LONGEST } from '../../../server/wire/constants.ts';
import type { LocalOptions } from '../../net/localGame.ts';
import { botsOf, seatsAgainstBots, type GameOptions } from '../gameOptions.ts';
import { OneOf, SelectField, TextField } from '../parts/fields.tsx';
import { Characters } from '../parts/characters.tsx';
import { moduleRange } from '../parts/moduleField.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { ColourField } from './colourField.tsx';
import { LessonOffer } from './lessonOffer.tsx';

interface AloneProps {
  options: GameOptions;
  level: BotLevel;
  onChange: (options: Partial<GameOptions>) => void;
}

/** The names of the bots' characters of a level, then spare names that no character has. */
const namesFor = (level: BotLevel, spare: readonly string[]): string[] => {
  const own = charactersOf(level).map(({ name }) => name);
  return [...own, ...spare.filter((name) => !CHARACTERS.some((one) => one.name === name))];
};

export const gameAgainstBots = (options: GameOptions, level: BotLevel, botNames: readonly string[]): LocalOptions => ({
  modules: options.modules,
  seats: seatsAgainstBots(options, level, namesFor(level, botNames)),
});

export function Alone({ options, level, onChange }: AloneProps) {
  const { home, levels, number, label: withColon } = useText();
  const { modules: chosen } = options;
  const included = MODULES.slice(0, MODULES.indexOf(chosen) + 1);
  // The basic game, module 1, is explained only if no further module is chosen.
  const explained = included.length > 1 ? included.slice(1) : included;
  return (
    <>
      <div class="inLine">
        <SelectField
          name={home.opponents}
          value={options.bots}
          options={([1, 2, 3] as const).map((value) => ({ value, label: number(value) }))}
          onChange={(bots) => onChange({ bots })}
        />
        <SelectField
          name={home.level}
          value={level}
          options={BOT_LEVELS.map((value) => ({ value, label: levels[value].name }))}
          onChange={(wanted) => onChange({ level: wanted })}
        />
        <SelectField
          name={home.modules}
          value={chosen}
          options={MODULES.map((value) => ({ value, label: moduleRange(value, number) }))}
          onChange={(modules) => onChange({ modules })}
        />
      </div>
      <p class="soft small" aria-live="polite">
        <b>{withColon(levels[level].name)}</b> {levels[level].text}
      </p>
      <p class="soft small" aria-live="polite">
        {explained.map((one) => home.module[one]).join(' ')}
      </p>
      <LessonOffer chosen={chosen} />
      <MoreOptions options={options} level={level} onChange={onChange} />
    </>
  );
}

function MoreOptions({ options, level, onChange }: AloneProps) {
  const { home, settings: words } = useText();
  const { settings: store } = useServices();
  const settings = useSettings();
  return (
    <details open={options.more} onToggle={({ currentTarget }) => onChange({ more: currentTarget.open })}>
      <summary>{home.more}</summary>
      <div class="stack">
        <div class="options">
          <TextField
            name={home.yourName}
            value={options.name}
            longest={LONGEST.name}
            onChange={(name) => onChange({ name })}
          />
          <ColourField value={options.colour} onChange={(colour) => onChange({ colour })} />
        </div>
        <OneOf
          name={words.speed}
          value={settings.speed}
          options={([1, 2, 0] as const).map((value) => ({ value, face: words.speeds[value] }))}
          onChange={(speed) => store.set({ ...store.get(), speed })}
        />
        <Characters bots={botsOf(charactersOf(level), options)} />
      </div>
    </details>
  );
}
