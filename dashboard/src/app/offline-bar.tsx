import { useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';

function follow(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineBar() {
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-track px-4 py-2">
          <WifiOff size={18} aria-hidden="true" className="shrink-0" />
          You are offline. You see what was loaded last; texting still works.
        </p>
      )}
    </div>
  );
}
