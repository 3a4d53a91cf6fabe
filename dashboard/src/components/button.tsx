import { Children, cloneElement, type ButtonHTMLAttributes, type ReactElement } from 'react';
import { clsx } from 'clsx';

const LOOKS = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  plain: 'bg-track text-ink hover:bg-line',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'bg-danger text-danger-ink hover:bg-danger-strong',
  'danger-quiet': 'text-danger hover:bg-danger-soft',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof LOOKS;
  /** A square of 44 px around one icon; give it an aria-label. */
  icon?: boolean;
  /** Renders the child (a link) with the looks of a button. */
  asChild?: boolean;
}

export function Button({ look = 'primary', icon = false, asChild = false, className, type = 'button', children, ...rest }: Props) {
  const looks = clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-xl font-semibold transition-colors duration-150 [&>svg]:shrink-0',
    'disabled:cursor-default disabled:bg-track disabled:text-faint aria-disabled:bg-track aria-disabled:text-faint',
    icon ? 'w-11' : 'px-4',
    LOOKS[look],
    className,
  );
  if (asChild) return cloneElement(Children.only(children) as ReactElement<{ className: string }>, { className: looks, ...rest });
  return (
    <button type={type} className={looks} {...rest}>
      {children}
    </button>
  );
}
