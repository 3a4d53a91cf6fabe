import { MessageCircleOff } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '@mealtext/backend/contract';
import { showDate } from '../lib/format';
import { Rich } from '../lib/rich';
import { sayShell } from '../lib/say-shell';

/** Says that our texts do not arrive, what that stops, and what to do. */
export function UnreachableBar({ user }: { user: User }) {
  if (!user.unreachableSince) return null;
  return (
    <div role="status" className="bg-danger-soft px-4 py-3">
      <p className="mx-auto flex max-w-[1080px] items-start gap-3">
        <MessageCircleOff size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        <span>
          <Rich
            parts={{
              link: (words) => (
                <Link to="/account" className="font-semibold text-accent underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          >
            {sayShell('unreachable', { date: showDate(user.unreachableSince) })}
          </Rich>
        </span>
      </p>
    </div>
  );
}
