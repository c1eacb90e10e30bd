// Which modules are played, with a sentence on what the newest one brings.
import { MODULES, type Module } from '../../../game/data/index.ts';
import { OneOf } from '../parts/fields.tsx';
import { useText } from '../services.ts';

export function ModuleField({ value, onChange }: { value: Module; onChange: (module: Module) => void }) {
  const text = useText();
  return (
    <div class="field">
      <OneOf
        name={text.home.modules}
        value={value}
        options={MODULES.map((module) => ({ value: module, face: module, label: text.home.moduleName(module) }))}
        onChange={onChange}
      />
      <p class="module small" aria-live="polite">
        {text.home.module[value]}
      </p>
    </div>
  );
}
