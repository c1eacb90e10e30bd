// The offer of a new version of the game, on pages where nothing is being played.
import '../../styles/newVersion.css';
import { useText } from '../services.ts';
import { Button } from './button.tsx';

export function NewVersionNotice({ onChange }: { onChange: () => void }) {
  const { notLoaded } = useText();
  return (
    <div class="newVersion" role="status">
      <p>{notLoaded.newVersion}</p>
      <Button kind="main" size="small" icon="redo" onPress={onChange}>
        {notLoaded.change}
      </Button>
    </div>
  );
}
