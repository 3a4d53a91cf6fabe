import { foresee, type Foresight, worryOf } from '../domain/foresight.js';
import type { Reminders } from '../ports/storage/diary/reminders.js';
import type { Dependencies } from './dependencies.js';

export type ForesightDependencies = Pick<Dependencies, 'reminders' | 'rules' | 'log'>;

const HOURS_AHEAD = 24;
/** For so long what was found is told again: it is one look at everybody's next reminder. */
const FRESH_MS = 3_600_000;

interface Found {
  at: number;
  foresight: Foresight;
  worry: string | null;
}
const found = new WeakMap<Reminders, Promise<Found>>();
const last = new WeakMap<Reminders, Found>();

/** What becomes of the reminders of the next day, as it was found lately; null where no carrier limits them. */
export async function foreseen({ reminders, rules }: Pick<Dependencies, 'reminders' | 'rules'>): Promise<Foresight | null> {
  if (!rules.carrier) return null;
  const known = await found.get(reminders)?.catch(() => null);
  if (known && performance.now() - known.at < FRESH_MS) return known.foresight;
  return (await look({ reminders, rules })).foresight;
}

/** Looks now, and tells whoever runs this when it is more than the carrier takes: before it happens. */
export async function foreseeReminders({ reminders, rules, log }: ForesightDependencies): Promise<void> {
  if (!rules.carrier) return;
  const { foresight, worry } = await look({ reminders, rules });
  if (worry) log.warn('more reminders ahead than the carrier takes', { worry, late: foresight.late, lost: foresight.lost });
}

/** What was worrying at the last look of this process, which is repeated when it is old, but not waited for; null when nothing was, or nobody looked yet. */
export function lastWorry(deps: Pick<Dependencies, 'reminders' | 'rules'>): string | null {
  void foreseen(deps).catch(() => undefined);
  return last.get(deps.reminders)?.worry ?? null;
}

function look({ reminders, rules: { carrier } }: Pick<Dependencies, 'reminders' | 'rules'>): Promise<Found> {
  const looking = (async () => {
    const foresight = foresee(await reminders.ahead(HOURS_AHEAD), carrier!);
    const one = { at: performance.now(), foresight, worry: worryOf(foresight, carrier!) };
    last.set(reminders, one);
    return one;
  })();
  found.set(reminders, looking);
  return looking;
}
