import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';

interface Props {
  title?: string;
  children?: ReactNode;
  /** Something went wrong: red, and announced at once. */
  destructive?: boolean;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Words that stay on the page: what happened and what to do. */
export function Notice({ title, children, destructive = false, action }: Props) {
  const Icon = destructive ? CircleAlert : Info;
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      className={clsx('flex items-start gap-3 rounded-xl p-4', destructive ? 'bg-danger-soft' : 'bg-track')}
    >
      <Icon size={20} aria-hidden="true" className={clsx('mt-0.5 shrink-0', destructive && 'text-danger')} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
