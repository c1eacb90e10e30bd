// The three doors of the home page: learn the game, play it now, play it with friends.
import { useId } from 'preact/hooks';
import type { ButtonIcon } from '../../art/icons.ts';
import { Icon } from '../parts/icon.tsx';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { useLearning } from './useLearning.ts';

interface DoorProps {
  name: string;
  about: string;
  icon: ButtonIcon;
  isMain: boolean;
  /** Why it cannot be used now; null if it can. A press still calls `onPress`, which has to check by itself. */
  reason?: string | null;
  expanded?: boolean;
  onPress: () => void;
}

function Door({ name, about, icon, isMain, reason = null, expanded, onPress }: DoorProps) {
  const id = useId();
  return (
    <div class="door">
      <button
        type="button"
        class={isMain ? 'button main' : 'button'}
        aria-describedby={id}
        aria-disabled={reason === null ? undefined : 'true'}
        aria-expanded={expanded}
        onClick={onPress}
      >
        <Icon name={icon} />
        {name}
      </button>
      <span class="soft small" id={id}>
        {reason ?? about}
      </span>
    </div>
  );
}

interface DoorsProps {
  /** This browser keeps nothing that was played: the door to the lesson stands out, not the one to a game. */
  isNew: boolean;
  /** A game is being started. */
  isBusy: boolean;
  /** The choices for a game with friends are open below, with a main button of their own. */
  withFriends: boolean;
  onPlay: () => void;
  onFriends: () => void;
  onFailure: () => void;
}

export function Doors({ isNew, isBusy, withFriends, onPlay, onFriends, onFailure }: DoorsProps) {
  const { home, loading, table } = useText();
  const learning = useLearning(onFailure);
  return (
    <div class="doors">
      <Live text={isBusy || learning.isBusy ? loading : ''} urgent={false} />
      <Door
        name={home.learnIt}
        about={home.learnItText}
        icon="help"
        isMain={isNew && !withFriends}
        reason={learning.isBusy ? table.busy : null}
        onPress={learning.begin}
      />
      <Door
        name={home.play}
        about={home.alone}
        icon="play"
        isMain={!isNew && !withFriends}
        reason={isBusy ? table.busy : null}
        onPress={onPlay}
      />
      <Door
        name={home.friends}
        about={home.friendsText}
        icon="person"
        isMain={false}
        expanded={withFriends}
        onPress={onFriends}
      />
    </div>
  );
}
