// The guide's list of keys: those that work everywhere, and those of the table. The settings can switch off the keys of
// the table that write a character.
import { FACES } from '../../../game/index.ts';
import { SHORTCUTS, type Shortcut } from '../keys/shortcuts.ts';
import { useSettings, useText } from '../services.ts';
import type { LoadedGuide } from './useGuide.ts';

const labelOf = (key: string): string => (key === 'Escape' ? 'Esc' : key.toUpperCase());

interface RowProps {
  keys: readonly string[];
  does: string;
}

const Row = ({ keys, does }: RowProps) => (
  <tr>
    <th scope="row">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </th>
    <td>{does}</td>
  </tr>
);

export function KeyList({ guide: { text } }: { guide: LoadedGuide }) {
  const { keys } = text;
  const { settings } = useText();
  const { singleKeys } = useSettings();
  return (
    <>
      <p class="guideLead">{keys.lead}</p>
      <table class="keyList">
        <caption>{keys.everywhere}</caption>
        <tbody>
          <Row keys={['Tab']} does={keys.tab} />
          <Row keys={['←', '→', '↑', '↓']} does={keys.arrows} />
          <Row keys={['Enter']} does={keys.enter} />
        </tbody>
      </table>
      <table class="keyList">
        <caption>{keys.atTable}</caption>
        <tbody>
          <Row keys={[`${FACES[0]}–${FACES.at(-1)}`]} does={keys.dice} />
          {(Object.keys(SHORTCUTS) as Shortcut[]).map((name) => (
            <Row key={name} keys={[labelOf(SHORTCUTS[name])]} does={keys.shortcuts[name]} />
          ))}
        </tbody>
      </table>
      <p>{singleKeys ? keys.canBeOff(settings.heading) : keys.areOff(settings.heading)}</p>
    </>
  );
}
