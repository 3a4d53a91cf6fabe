import { Link } from 'react-router';
import { PRODUCT } from '../lib/product';

/** The legal links and whose this is, at the foot of a page. */
export function Footer() {
  return (
    <footer className="mx-auto flex w-full max-w-[1080px] flex-wrap items-center gap-x-6 px-4 py-6 text-sm text-soft">
      <Link to="/terms" className="flex min-h-11 items-center underline-offset-4 hover:underline">
        Terms and Conditions
      </Link>
      <Link to="/privacy" className="flex min-h-11 items-center underline-offset-4 hover:underline">
        Privacy Policy
      </Link>
      <p className="sm:ms-auto">
        © {new Date().getFullYear()} {PRODUCT}
      </p>
    </footer>
  );
}
