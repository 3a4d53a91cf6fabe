import { CloudOff } from 'lucide-react';
import { useWaitingTexts } from '../lib/outbox';
import { sayShell } from '../lib/say-shell';

/** What was written without a network, until it is sent. */
export function WaitingTexts({ userId }: { userId: string }) {
  const texts = useWaitingTexts(userId);
  return (
    <div role="status">
      {texts.length > 0 && (
        <div className="mt-2 rounded-2xl bg-track px-4 py-2">
          <p className="flex items-center gap-2 text-soft">
            <CloudOff size={18} aria-hidden="true" className="shrink-0" />
            {sayShell('waiting', { count: texts.length })}
          </p>
          <ul>
            {texts.map(({ content, idempotencyKey }) => (
              <li key={idempotencyKey} dir="auto" className="truncate">
                {content}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
