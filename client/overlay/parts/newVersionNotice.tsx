// The offer of a new version of the game, on all pages but those of games, matches and replays.
import '../../styles/newVersion.css';
import { useText } from '../services.ts';
import { Button } from './button.tsx';

export function NewVersionNotice({ onSwitch }: { onSwitch: () => void }) {
  const { notLoaded } = useText();
  return (
    <div class="newVersion" role="status">
      <p>{notLoaded.newVersion}</p>
      <Button kind="main" size="small" icon="redo" onPress={onSwitch}>
        {notLoaded.change}
      </Button>
    </div>
  );
}
