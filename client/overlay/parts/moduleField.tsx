// The field for the modules, with a sentence on what the last of them adds.
import { MODULES, type Modules } from '../../../game/data/index.ts';
import { OneOf } from './fields.tsx';
import { useText } from '../services.ts';

/** Modules as they are shown: `1`, or a range such as `1–3`. */
export const moduleRange = (last: Modules, number: (n: number) => string): string =>
  last === 1 ? number(1) : `${number(1)}–${number(last)}`;

export function ModuleField({ value, onChange }: { value: Modules; onChange: (modules: Modules) => void }) {
  const text = useText();
  return (
    <div class="field">
      <OneOf
        name={text.home.modules}
        value={value}
        options={MODULES.map((modules) => ({
          value: modules,
          face: moduleRange(modules, text.number),
          label: text.home.moduleName(modules),
        }))}
        onChange={onChange}
      />
      <p class="module small" aria-live="polite">
        {text.home.module[value]}
      </p>
    </div>
  );
}
