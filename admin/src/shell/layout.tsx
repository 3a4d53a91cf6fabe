import MenuIcon from '@mui/icons-material/Menu';
import { Drawer, IconButton } from '@mui/material';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '../components/notices';
import { GoKeys } from '../keys/go-keys';
import { KeysProvider } from '../keys/keys';
import { Alarm } from './alarm';
import { AttentionProvider } from './attention';
import { AttentionBadge } from './attention-badge';
import { ErrorBoundary } from './error-boundary';
import { LiveProvider } from './live';
import { Menu } from './menu';

/** The inbox stays while one goes from case to case. */
const screenOf = (pathname: string) => (pathname.startsWith('/inbox') ? '/inbox' : pathname);

/** The frame of every screen: the menu beside it, or behind a button where there is no room. */
export function Layout({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.ownerDocument.defaultView?.scrollTo(0, 0);
  }, [pathname]);
  return (
    <LiveProvider>
      <AttentionProvider>
        <KeysProvider>
          <GoKeys />
          <Alarm />
          <div className="shell">
            <a href="#mt-main" className="skip" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
              Skip to the content
            </a>
            <div className="rail">
              <Menu />
            </div>
            <div className="topbar">
              <IconButton aria-label="Menu" onClick={() => setOpen(true)} edge="start">
                <MenuIcon />
              </IconButton>
              <span className="strong">Mealtext support</span>
              <AttentionBadge />
            </div>
            <Drawer open={open} onClose={() => setOpen(false)}>
              <Menu onChosen={() => setOpen(false)} />
            </Drawer>
            <main ref={main} tabIndex={-1}>
              <ErrorBoundary key={screenOf(pathname)}>
                <Suspense fallback={<Waiting />}>{children}</Suspense>
              </ErrorBoundary>
            </main>
          </div>
        </KeysProvider>
      </AttentionProvider>
    </LiveProvider>
  );
}
