import { showNumber } from '../lib/format';
import { NUTRIENT_LOOKS } from '../lib/nutrients';
import { sayShell } from '../lib/say-shell';

const MACROS = ['protein', 'carbs', 'fat', 'sugar'] as const;

interface Props {
  /** Grams; what is left out is not shown to this plan. */
  of: Partial<Record<(typeof MACROS)[number], number | null>>;
  /** Stands for what is left out. */
  missing?: string;
}

/** "Protein 15 g · Carbs 15 g · …": a dot of each nutrient's colour beside its name. */
export const MacroLine = ({ of, missing = '--' }: Props) => (
  <ul className="figures grid grid-cols-[auto_auto] justify-start gap-x-4 text-sm text-soft sm:flex sm:flex-wrap">
    {MACROS.map((name) => (
      <li key={name} className="flex items-center gap-1.5 whitespace-nowrap">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full" style={{ background: NUTRIENT_LOOKS[name].color }} />
        {NUTRIENT_LOOKS[name].label} {of[name] == null ? missing : sayShell('grams', { amount: showNumber(of[name]) })}
      </li>
    ))}
  </ul>
);
