import { Link } from 'react-router';
import { PRODUCT } from '../../lib/product';

/** The legal pages, and whose this is. */
export const Footer = () => (
  <footer className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-soft">
    <nav aria-label="Legal" className="flex gap-6">
      <Link to="/terms" className="grid min-h-11 place-items-center hover:text-ink hover:underline">
        Terms
      </Link>
      <Link to="/privacy" className="grid min-h-11 place-items-center hover:text-ink hover:underline">
        Privacy
      </Link>
    </nav>
    <p>
      © {new Date().getFullYear()} {PRODUCT}. All rights reserved.
    </p>
  </footer>
);
