import { useId, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** One of many, from the browser's own list. */
export function SelectField({ label, hint, value, options, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full appearance-none rounded-xl border border-edge bg-paper py-2 ps-3 pe-10 text-base disabled:bg-track disabled:text-faint"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-soft" />
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </div>
      )}
    </div>
  );
}
