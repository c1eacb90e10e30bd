// The settings, as a page and in the menu of the table.
import { Button } from '../parts/button.tsx';
import { OneOf, Slider, Switch } from '../parts/fields.tsx';
import { Page } from '../parts/page.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { LANGUAGE_NAMES, LANGUAGES, TERMS } from '../../words/languages.ts';
import { languageOf } from '../language.ts';
import { TurnNoticeField } from './turnNoticeField.tsx';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';

const SIZES = { min: 80, max: 160, step: 10 } as const;
const VOLUMES = { min: 0, max: 100, step: 10 } as const;

export function SettingsForm() {
  const { settings: store } = useServices();
  const settings = useSettings();
  const text = useText();
  const labels = text.settings;
  const change = (part: Partial<Settings>) => store.set({ ...store.get(), ...part });
  return (
    <div class="board settings twoColumns">
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
          options={TERMS.map((value) => ({ value, face: labels.termsOf[value] }))}
          onChange={(terms) => change({ terms })}
        />
      )}
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
      <Slider
        {...SIZES}
        name={labels.textSize}
        value={settings.textSize}
        spoken={text.percent(settings.textSize)}
        onChange={(textSize) => change({ textSize })}
      />
      <Slider
        {...SIZES}
        name={labels.tableSize}
        value={settings.tableSize}
        spoken={text.percent(settings.tableSize)}
        onChange={(tableSize) => change({ tableSize })}
      />
      <Switch name={labels.sound} on={settings.sound} onChange={(sound) => change({ sound })} />
      <Slider
        {...VOLUMES}
        name={labels.effectsVolume}
        value={settings.effectsVolume}
        spoken={text.percent(settings.effectsVolume)}
        onChange={(effectsVolume) => change({ effectsVolume })}
      />
      <Slider
        {...VOLUMES}
        name={labels.musicVolume}
        value={settings.musicVolume}
        spoken={text.percent(settings.musicVolume)}
        onChange={(musicVolume) => change({ musicVolume })}
      />
      <Switch name={labels.turnSound} on={settings.turnSound} onChange={(turnSound) => change({ turnSound })} />
      <Slider
        {...VOLUMES}
        name={labels.turnVolume}
        value={settings.turnVolume}
        spoken={text.percent(settings.turnVolume)}
        onChange={(turnVolume) => change({ turnVolume })}
      />
      <TurnNoticeField on={settings.turnNotice} onChange={(turnNotice) => change({ turnNotice })} />
      <Switch
        name={labels.contrast}
        on={settings.contrast === 'high'}
        onChange={(high) => change({ contrast: high ? 'high' : 'normal' })}
      />
      <Switch
        name={labels.confirmations}
        on={settings.confirmations}
        onChange={(confirmations) => change({ confirmations })}
      />
      <Switch name={labels.lastDie} on={settings.takesLastDie} onChange={(takesLastDie) => change({ takesLastDie })} />
      <Switch name={labels.singleKeys} on={settings.singleKeys} onChange={(singleKeys) => change({ singleKeys })} />
      <Switch
        name={labels.tableInWords}
        on={settings.tableInWords}
        onChange={(tableInWords) => change({ tableInWords })}
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
      <div class="row">
        <Button size="small" icon="undo" onPress={() => store.set(DEFAULT_SETTINGS)}>
          {labels.reset}
        </Button>
      </div>
    </div>
  );
}

export const SettingsPage = () => (
  <Page title={useText().settings.heading}>
    <SettingsForm />
  </Page>
);
