import type { ReactNode } from 'react';
import { useTabTitle } from '../shell/attention';

interface Props {
  title: ReactNode;
  /** The title of the browser's tab, where the heading holds more than words. Never personal data. */
  tab: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The whole width and height, for the conversation. */
  full?: boolean;
  children: ReactNode;
}

/** One screen: its heading, what can be done with all of it, and the rest. */
export function Page({ title, tab, lead, actions, full = false, children }: Props) {
  useTabTitle(tab);
  return (
    <div className={full ? 'page full' : 'page'}>
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
