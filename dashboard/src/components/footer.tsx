import { clsx } from 'clsx';
import { Link } from 'react-router';
import { PRODUCT } from '../lib/product';
import { sayShell } from '../lib/say-shell';

/** The legal pages and whose this is, at the foot of a page. */
export const Footer = ({ className }: { className?: string }) => (
  <footer className={clsx('flex flex-wrap items-center justify-between gap-x-6 text-sm text-soft', className)}>
    <nav aria-label={sayShell('legal')} className="flex flex-wrap gap-x-6">
      <Link to="/terms" className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline">
        {sayShell('terms')}
      </Link>
      <Link to="/privacy" className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline">
        {sayShell('privacy')}
      </Link>
    </nav>
    <p>
      © {thisYear()} {PRODUCT}
    </p>
  </footer>
);

const thisYear = () => new Date().getFullYear();
