// The buttons for undo and redo.
import { SHORTCUTS } from '../keys/shortcuts.ts';
import { Roving } from '../keys/roving.tsx';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

export function UndoRedo() {
  const { table } = useText();
  const { state, session } = useTable();
  if (state.model.me === null || (!state.canUndo && !state.canRedo)) return null;
  return (
    <Roving label={`${table.undo}, ${table.redo}`} className="second">
      <Button
        icon="undo"
        size="small"
        keys={SHORTCUTS.undo}
        title={table.undo}
        reason={state.canUndo ? null : table.nothingToUndo}
        onPress={() => void session.undo()}
      >
        <span class="name">{table.undo}</span>
      </Button>
      <Button
        icon="redo"
        size="small"
        keys={SHORTCUTS.redo}
        title={table.redo}
        reason={state.canRedo ? null : table.nothingToRedo}
        onPress={() => void session.redo()}
      >
        <span class="name">{table.redo}</span>
      </Button>
    </Roving>
  );
}
