// The settings in four groups: language and look; sound and signals; pace; moves and keys.
import type { ComponentType } from 'preact';
import { OneOf, Slider, Switch } from '../parts/fields.tsx';
import { useText } from '../services.ts';
import { LANGUAGE_NAMES, LANGUAGES, EDITIONS } from '../../words/languages.ts';
import { languageOf } from '../language.ts';
import type { Settings } from '../settings.ts';
import { TurnNoticeField } from './turnNoticeField.tsx';

const SIZES = { min: 80, max: 160, step: 10 } as const;
const VOLUMES = { min: 0, max: 100, step: 10 } as const;

export interface SettingGroupProps {
  settings: Settings;
  change: (part: Partial<Settings>) => void;
}

function Look({ settings, change }: SettingGroupProps) {
  const { settings: labels, percent } = useText();
  return (
    <>
      <OneOf
        name={labels.language}
        value={languageOf(settings)}
        options={LANGUAGES.map((value) => ({ value, face: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={(language) => change({ language })}
      />
      {languageOf(settings) === 'en' && (
        <OneOf
          name={labels.terms}
          value={settings.terms}
          options={EDITIONS.map((value) => ({ value, face: labels.termsOf[value] }))}
          onChange={(terms) => change({ terms })}
        />
      )}
      <Slider
        {...SIZES}
        name={labels.textSize}
        value={settings.textSize}
        spoken={percent(settings.textSize)}
        onChange={(textSize) => change({ textSize })}
      />
      <Slider
        {...SIZES}
        name={labels.tableSize}
        value={settings.tableSize}
        spoken={percent(settings.tableSize)}
        onChange={(tableSize) => change({ tableSize })}
      />
      <Switch
        name={labels.contrast}
        on={settings.contrast === 'high'}
        onChange={(high) => change({ contrast: high ? 'high' : 'normal' })}
      />
      <Switch
        name={labels.tableInWords}
        on={settings.tableInWords}
        onChange={(tableInWords) => change({ tableInWords })}
      />
    </>
  );
}

function Sound({ settings, change }: SettingGroupProps) {
  const { settings: labels, percent } = useText();
  return (
    <>
      <Switch name={labels.sound} on={settings.sound} onChange={(sound) => change({ sound })} />
      <Slider
        {...VOLUMES}
        name={labels.effectsVolume}
        value={settings.effectsVolume}
        spoken={percent(settings.effectsVolume)}
        onChange={(effectsVolume) => change({ effectsVolume })}
      />
      <Slider
        {...VOLUMES}
        name={labels.musicVolume}
        value={settings.musicVolume}
        spoken={percent(settings.musicVolume)}
        onChange={(musicVolume) => change({ musicVolume })}
      />
      <Switch name={labels.turnSound} on={settings.turnSound} onChange={(turnSound) => change({ turnSound })} />
      <Slider
        {...VOLUMES}
        name={labels.turnVolume}
        value={settings.turnVolume}
        spoken={percent(settings.turnVolume)}
        onChange={(turnVolume) => change({ turnVolume })}
      />
      <TurnNoticeField on={settings.turnNotice} onChange={(turnNotice) => change({ turnNotice })} />
    </>
  );
}

function Pace({ settings, change }: SettingGroupProps) {
  const { settings: labels } = useText();
  return (
    <>
      <OneOf
        name={labels.speed}
        value={settings.speed}
        options={([1, 2, 0] as const).map((value) => ({ value, face: labels.speeds[value] }))}
        onChange={(speed) => change({ speed })}
      />
      <OneOf
        name={labels.motion}
        value={settings.reducedMotion}
        options={(['auto', 'on', 'off'] as const).map((value) => ({ value, face: labels.motions[value] }))}
        onChange={(reducedMotion) => change({ reducedMotion })}
      />
      <OneOf
        name={labels.remarks}
        value={settings.remarks}
        options={(['never', 'sometimes', 'always'] as const).map((value) => ({
          value,
          face: labels.remarksAre[value],
        }))}
        onChange={(remarks) => change({ remarks })}
      />
    </>
  );
}

function Moves({ settings, change }: SettingGroupProps) {
  const { settings: labels } = useText();
  return (
    <>
      <Switch name={labels.looksFirst} on={settings.looksFirst} onChange={(looksFirst) => change({ looksFirst })} />
      <Switch
        name={labels.confirmations}
        on={settings.confirmations}
        onChange={(confirmations) => change({ confirmations })}
      />
      <Switch
        name={labels.onlyMoves}
        on={settings.makesOnlyMoves}
        onChange={(makesOnlyMoves) => change({ makesOnlyMoves })}
      />
      <Switch name={labels.singleKeys} on={settings.singleKeys} onChange={(singleKeys) => change({ singleKeys })} />
    </>
  );
}

export const SETTING_GROUPS = { look: Look, sound: Sound, pace: Pace, moves: Moves } satisfies Record<
  string,
  ComponentType<SettingGroupProps>
>;
