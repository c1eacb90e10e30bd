// The field for the player's colour and emblem.
import { COLOURS, type Colour } from '../../model/tableModel.ts';
import { Emblem } from '../parts/emblem.tsx';
import { OneOf } from '../parts/fields.tsx';
import { useText } from '../services.ts';

export function ColourField({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  const text = useText();
  return (
    <OneOf
      name={text.home.yourColour}
      value={value}
      options={COLOURS.map((colour) => ({
        value: colour,
        face: <Emblem colour={colour} />,
        label: text.colour(colour),
      }))}
      onChange={onChange}
    />
  );
}
