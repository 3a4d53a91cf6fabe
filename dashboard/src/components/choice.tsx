import { useId } from 'react';
import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, all of them seen. */
export function Choice<T extends string>({ label, value, options, onChange }: Props<NoInfer<T>>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <span id={id} className="font-semibold">
        {label}
      </span>
      <RadioGroup.Root aria-labelledby={id} value={value} onValueChange={(next) => onChange(next as T)} className="flex flex-wrap gap-1">
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className={clsx(
              'min-h-11 flex-1 rounded-xl px-3',
              option.value === value ? 'bg-accent font-semibold text-accent-ink' : 'bg-track text-ink hover:bg-line',
            )}
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
