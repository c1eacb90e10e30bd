// Buttons for people who share a screen: one who has finished can take that back until everybody has.
import type { Seat } from '../../../game/index.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { nameAt, useTable } from './tableContext.ts';

export function ThinkAgain({ seats }: { seats: readonly Seat[] }) {
  const { table } = useText();
  const { session, viewpoint } = useTable();
  if (seats.length === 0) return null;
  return (
    <Roving label={table.thinkAgain}>
      {seats.map((seat) => (
        <Button key={seat} size="small" icon="undo" onPress={() => void session.thinkAgain(seat)}>
          {table.thinksAgain(nameAt(viewpoint, seat))}
        </Button>
      ))}
    </Roving>
  );
}
