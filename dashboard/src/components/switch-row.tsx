import { useId, type ReactNode } from 'react';
import { Switch } from 'radix-ui';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  /** What belongs to it and stands beside it: a time. */
  children?: ReactNode;
}

/** A switch with its words, and room for what depends on it. */
export function SwitchRow({ label, hint, checked, disabled, onChange, children }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <label htmlFor={id} className="flex-1">
        <span className="block">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </label>
      {children}
      <span className="grid h-11 w-12 place-items-center">
        <Switch.Root
          id={id}
          checked={checked}
          disabled={disabled}
          onCheckedChange={onChange}
          className="h-7 w-12 rounded-full bg-faint transition-colors data-[state=checked]:bg-accent disabled:opacity-50"
        >
          <Switch.Thumb className="block size-6 translate-x-0.5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-[22px]" />
        </Switch.Root>
      </span>
    </div>
  );
}
