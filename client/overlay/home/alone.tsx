// The form for a game against bots, filled in with the choices of the last game.
import { CHARACTERS, charactersOf, type BotLevel } from '../../../game/bots/index.ts';
import { LONGEST } from '../../../server/wire/terms.ts';
import { Button } from '../parts/button.tsx';
import { OneOf, TextField } from '../parts/fields.tsx';
import { useText } from '../services.ts';
import { seatsAgainstBots, type Choices } from '../choices.ts';
import { ColourField } from './colourField.tsx';
import { LessonOffer } from './lessonOffer.tsx';
import { Characters, LevelField } from '../parts/levelField.tsx';
import { ModuleField } from '../parts/moduleField.tsx';
import type { Start } from './start.ts';

interface AloneProps {
  choices: Choices;
  level: BotLevel;
  onChange: (choices: Partial<Choices>) => void;
  start: Start;
}

/** The level's own characters come first. */
const namesFor = (level: BotLevel, spare: readonly string[]): string[] => {
  const own = charactersOf(level).map(({ name }) => name);
  return [...own, ...spare.filter((name) => !CHARACTERS.some((one) => one.name === name))];
};

export function Alone({ choices, level, onChange, start }: AloneProps) {
  const text = useText();
  const { home } = text;
  return (
    <>
      <Button
        kind="main"
        size="large"
        icon="play"
        className="wide"
        reason={start.busy ? text.table.busy : null}
        onPress={() =>
          start.begin({
            modules: choices.modules,
            seats: seatsAgainstBots(choices, level, namesFor(level, home.botNames)),
          })
        }
      >
        {home.play}
      </Button>
      <div class="options">
        <OneOf
          name={home.opponents}
          value={choices.bots}
          options={([1, 2, 3] as const).map((bots) => ({ value: bots, face: bots, label: home.opponentsAre(bots) }))}
          onChange={(bots) => onChange({ bots })}
        />
        <LevelField value={level} onChange={(chosen) => onChange({ level: chosen })} />
      </div>
      <Characters level={level} />
      <ModuleField value={choices.modules} onChange={(modules) => onChange({ modules })} />
      <LessonOffer chosen={choices.modules} />
      <div class="options">
        <TextField
          name={home.yourName}
          value={choices.name}
          longest={LONGEST.name}
          onChange={(name) => onChange({ name })}
        />
        <ColourField value={choices.colour} onChange={(colour) => onChange({ colour })} />
      </div>
    </>
  );
}
