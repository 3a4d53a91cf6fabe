import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { clsx } from 'clsx';
import { CreditCard, History, LayoutDashboard, LogOut, MessageCircle } from 'lucide-react';
import type { User } from '@mealtext/backend/contract';
import { Button } from '../components/button';
import { Logo } from '../components/logo';
import { useLiveUpdates } from '../lib/live-updates';
import { useLocalDay } from '../lib/use-local-day';
import { useSendWaiting } from './use-send-waiting';
import { useSession } from '../lib/session';
import { OfflineBar } from './offline-bar';
import { UnreachableBar } from './unreachable-bar';
import { sayShell } from '../lib/say-shell';

const TABS = [
  {
    to: '/dashboard',
    nameKey: 'dashboard',
    Icon: LayoutDashboard,
  },
  {
    to: '/history',
    nameKey: 'history',
    Icon: History,
  },
  {
    to: '/messages',
    nameKey: 'messages',
    Icon: MessageCircle,
  },
  {
    to: '/subscription',
    nameKey: 'subscription',
    Icon: CreditCard,
  },
] as const;

/** What stands around every screen of a signed-in user. Onboarding has the page to itself. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  useLiveUpdates(user.id);
  useLocalDay(user.id);
  useSendWaiting(user.id);
  const { pathname } = useLocation();
  if (pathname === '/onboarding') return <Frame>{children}</Frame>;
  return (
    <Frame
      top={
        <>
          <Header user={user} />
          <TabBar />
          <UnreachableBar user={user} />
        </>
      }
    >
      {children}
    </Frame>
  );
}

function Frame({ top, children }: { top?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          event.currentTarget.parentElement?.querySelector<HTMLElement>('#content')?.focus();
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-xl focus:bg-accent focus:px-4 focus:py-3 focus:text-accent-ink"
      >
        {sayShell('skip')}
      </a>
      {top}
      <OfflineBar />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}

function Header({ user }: { user: User }) {
  const { signOut } = useSession();
  return (
    <header className="print:hidden mx-auto flex max-w-[1080px] items-center gap-2 px-4 pt-3 pb-2">
      <Link to="/" className="me-auto flex min-h-11 items-center rounded-lg">
        <Logo />
      </Link>
      <Link to="/account" className="flex min-h-11 min-w-11 items-center justify-center rounded-xl px-3 hover:bg-track">
        <bdi className="max-w-[32vw] truncate sm:max-w-64">{user.firstName || user.username || sayShell('user')}</bdi>
        <span className="sr-only">{sayShell('yourAccount')}</span>
      </Link>
      <Button look="danger-quiet" onClick={() => void signOut()}>
        <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
        {sayShell('logOut')}
      </Button>
    </header>
  );
}

function TabBar() {
  return (
    <nav aria-label={sayShell('main')} className="print:hidden sticky top-0 z-30 border-b border-line bg-ground">
      <ul className="mx-auto flex max-w-[1080px] sm:gap-1 sm:px-4">
        {TABS.map(({ to, nameKey, Icon }) => (
          <li key={to} className="flex-auto sm:flex-none">
            <NavLink
              to={to}
              className={({ isActive }) =>
                clsx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-b-2 px-0.5 text-sm sm:min-h-12 sm:flex-row sm:gap-2 sm:px-3 sm:text-base',
                  isActive ? 'border-accent font-semibold text-ink' : 'border-transparent text-soft hover:text-ink',
                )
              }
            >
              <Icon size={20} aria-hidden="true" />
              {sayShell(nameKey)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
