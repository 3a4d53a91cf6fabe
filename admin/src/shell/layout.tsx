import MenuIcon from '@mui/icons-material/Menu';
import { Drawer, IconButton } from '@mui/material';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '../components/notices';
import { ErrorBoundary } from './error-boundary';
import { Menu } from './menu';

/** The frame of every screen: the menu beside it, or behind a button where there is no room. */
export function Layout({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.ownerDocument.defaultView?.scrollTo(0, 0);
  }, [pathname]);
  return (
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
      </div>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <Menu onChosen={() => setOpen(false)} />
      </Drawer>
      <main ref={main} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
