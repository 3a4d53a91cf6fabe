import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/reach';
import { sayShell } from '../lib/say-shell';

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-track px-4 py-2">
          <WifiOff size={18} aria-hidden="true" className="shrink-0" />
          {sayShell('offline')}
        </p>
      )}
    </div>
  );
}
