// The buttons for undo and redo.
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
        keys="u"
        title={table.undo}
        reason={state.canUndo ? null : table.undoNot}
        onPress={() => void session.undo()}
      >
        <span class="name">{table.undo}</span>
      </Button>
      <Button
        icon="redo"
        size="small"
        keys="r"
        title={table.redo}
        reason={state.canRedo ? null : table.redoNot}
        onPress={() => void session.redo()}
      >
        <span class="name">{table.redo}</span>
      </Button>
    </Roving>
  );
}
