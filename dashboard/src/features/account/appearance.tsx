import { RadioGroup } from 'radix-ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { THEMES, type Theme } from '../../lib/saved-theme';
import { useTheme } from '../../lib/theme';
import { say } from './say';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark, or as the device has it. */
export function Appearance() {
  const { theme, setTheme } = useTheme();
  return (
    <RadioGroup.Root
      aria-label={say('theme')}
      value={theme}
      onValueChange={(next) => setTheme(next as Theme)}
      className="grid grid-cols-3 gap-1 rounded-xl bg-track p-1"
    >
      {THEMES.map((one) => {
        const Icon = ICONS[one];
        return (
          <RadioGroup.Item
            key={one}
            value={one}
            className="flex min-h-11 items-center justify-center gap-2 rounded-lg text-soft data-[state=checked]:bg-paper data-[state=checked]:font-semibold data-[state=checked]:text-ink"
          >
            <Icon size={18} aria-hidden="true" />
            {say(one)}
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
