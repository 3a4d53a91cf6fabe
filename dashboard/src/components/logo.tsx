import { PRODUCT } from '../lib/product';

/** The mark, a speech bubble with a filling plate, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold">
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M16 2.5c7.7 0 14 5.4 14 12s-6.3 12-14 12c-1.5 0-3-.2-4.3-.6L4.6 29.5c-.6.3-1.3-.3-1.1-1l1.5-5.6C3.1 20.7 2 17.7 2 14.5c0-6.6 6.3-12 14-12Z"
          className="fill-accent"
        />
        <circle cx="16" cy="14.5" r="6.75" fill="none" strokeWidth="3" className="stroke-accent-ink opacity-35" />
        <path d="M16 7.75a6.75 6.75 0 1 1-6.42 4.66" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-accent-ink" />
      </svg>
      {PRODUCT}
    </span>
  );
}
