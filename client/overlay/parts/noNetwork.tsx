// The note on online pages that there is no network; it goes when the network is back.
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../services.ts';

function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}

export function NoNetwork() {
  const { notLoaded } = useText();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p class="refusalNote">
          {notLoaded.noNetwork} {notLoaded.comesBack}
        </p>
      )}
    </div>
  );
}
