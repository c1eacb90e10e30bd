// Form fields: one of several options (as buttons or as a list), a switch, a slider, a line of text.
import type { ComponentChildren, Ref, TargetedCompositionEvent, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';

interface OneOfProps<T extends string | number> {
  name: string;
  options: readonly { value: T; face: ComponentChildren; label?: string }[];
  value: T;
  onChange: (value: T) => void;
}

export function OneOf<T extends string | number>({ name, options, value, onChange }: OneOfProps<T>) {
  const group = useId();
  return (
    <fieldset class="field">
      <legend>{name}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input
              type="radio"
              name={group}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="face">{option.face}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectFieldProps<T extends string | number> {
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A drop-down list, for places with little room. */
export function SelectField<T extends string | number>({ name, options, value, onChange }: SelectFieldProps<T>) {
  return (
    <label class="field">
      <span class="name">{name}</span>
      <select
        class="select"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SwitchProps {
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export const Switch = ({ name, on, onChange }: SwitchProps) => (
  <label class="switch">
    <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{name}</span>
  </label>
);

interface SliderProps {
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words. */
  spoken: string;
  onChange: (value: number) => void;
}

export function Slider({ name, value, min, max, step, spoken, onChange }: SliderProps) {
  const id = useId();
  return (
    <div class="field">
      <div class="row spread">
        <label for={id} class="name">
          {name}
        </label>
        <output for={id} class="soft">
          {spoken}
        </output>
      </div>
      <input
        id={id}
        class="range"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spoken}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface TextFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  longest: number;
  inner?: Ref<HTMLInputElement>;
  autocomplete?: 'nickname' | 'off';
  /** The error message, shown below the field. */
  fault?: string | null;
}

/** The start of a text, cut between two letters: half an emoji would be refused as invisible. */
function startOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Firefox has Intl.Segmenter from 125 on.
  const letters =
    'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), (each) => each.segment) : Array.from(text);
  let start = '';
  for (const letter of letters) {
    if (start.length + letter.length > longest) break;
    start += letter;
  }
  return start;
}

/** The handlers that keep a text field within a length. The attribute `maxLength` could cut an emoji in two. */
export function limited(longest: number, onChange: (value: string) => void) {
  const take = (field: HTMLInputElement) => {
    const kept = startOf(field.value, longest);
    if (kept !== field.value) field.value = kept;
    onChange(kept);
  };
  return {
    // While an input method composes letters, the field is left alone.
    onInput: ({ currentTarget, isComposing }: TargetedInputEvent<HTMLInputElement>) => {
      if (isComposing) onChange(currentTarget.value);
      else take(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: TargetedCompositionEvent<HTMLInputElement>) => take(currentTarget),
  };
}

export function TextField(props: TextFieldProps) {
  const { name, value, onChange, longest, inner = null, autocomplete = 'nickname', fault = null } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{name}</label>
      <input
        id={id}
        ref={inner}
        class="input"
        type="text"
        autocomplete={autocomplete}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        spellcheck={false}
        value={value}
        {...limited(longest, onChange)}
      />
      {fault !== null && (
        <p id={`${id}-fault`} class="fieldFault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
