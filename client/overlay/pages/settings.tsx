// The settings, as a page and in the menu of the table: each group under its heading.
import { useId } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { useServices, useSettings, useText } from '../services.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { SETTING_GROUPS } from './settingGroups.tsx';

type GroupName = keyof typeof SETTING_GROUPS;

const GROUP_NAMES = ['look', 'sound', 'pace', 'moves'] as const satisfies readonly GroupName[];

interface SettingsFormProps {
  /** One level below the heading that the form stands under. */
  heading: 'h2' | 'h3';
}

function SettingGroup({ name, heading: Heading }: SettingsFormProps & { name: GroupName }) {
  const { settings: store } = useServices();
  const settings = useSettings();
  const { groups } = useText().settings;
  const id = useId();
  const Fields = SETTING_GROUPS[name];
  const change = (part: Partial<Settings>) => store.set({ ...store.get(), ...part });
  return (
    <section class="settings" aria-labelledby={id}>
      <Heading id={id}>{groups[name]}</Heading>
      <Fields settings={settings} change={change} />
    </section>
  );
}

export function SettingsForm({ heading }: SettingsFormProps) {
  const { settings: store } = useServices();
  return (
    <div class="board settingGroups">
      {GROUP_NAMES.map((name) => (
        <SettingGroup key={name} name={name} heading={heading} />
      ))}
      <div class="row">
        <Button size="small" icon="undo" onPress={() => store.set(DEFAULT_SETTINGS)}>
          {useText().settings.reset}
        </Button>
      </div>
    </div>
  );
}

export const SettingsPage = () => (
  <Page title={useText().settings.heading}>
    <SettingsForm heading="h2" />
  </Page>
);
