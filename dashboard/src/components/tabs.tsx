import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';

interface Props<T extends string> {
  /** Names the group for a screen reader. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  children: ReactNode;
}

/** A row of choices over one panel; goes on in the next line where it does not fit. */
export function Tabs<T extends string>({ label, value, onChange, tabs, children }: Props<T>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Radix.List aria-label={label} className="-mx-1 flex flex-wrap sm:gap-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-xl px-2.5 text-soft sm:px-3 hover:text-ink disabled:text-faint data-[state=active]:bg-track data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export const TabPanel = Radix.Content;
