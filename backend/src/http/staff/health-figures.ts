import type { FigureRows, HealthBreakdown, HealthFigure } from '../../contract/index.js';
import type { Foresight } from '../../domain/foresight.js';
import type { FigurePart, FigureSpan, FigureValue } from '../../ports/storage/staff/staff-figures.js';
import { type Costs, readingCost, textCost } from '../../usecases/staff/costs.js';

interface Shown {
  title: string;
  unit: string;
  rows: FigureRows | null;
  /** How buckets make a whole. */
  whole: 'sum' | 'given';
}

const understoodBy = (reader: string): FigureRows => texts({ reader, notUnderstood: false });
const texts = (filter: Record<string, unknown> = {}): FigureRows => ({ resource: 'texts', filter, at: 'receivedAt' });
const deliveries = (filter: Record<string, unknown> = {}): FigureRows => ({ resource: 'deliveries', filter, at: 'createdAt' });
const log = (result: string): FigureRows => ({ resource: 'reminder-log', filter: { result }, at: 'at' });
const sum = (title: string, rows: FigureRows | null, unit = ''): Shown => ({ title, unit, rows, whole: 'sum' });

/** Every figure over time, in the order of the page, and the rows it is made of. */
const FIGURES: Readonly<Record<string, Shown>> = {
  'texts-in': sum('Texts in', texts()),
  'texts-out': sum('Texts out', deliveries()),
  'segments-out': sum('Segments out', deliveries()),
  'read-by-rules': sum('Understood without reading', understoodBy('rules')),
  'read-by-builtin': sum('Understood by the built-in reader', understoodBy('builtin')),
  'read-by-model': sum('Understood by the model', understoodBy('model')),
  'read-by-nobody': sum('Not read yet', understoodBy('unknown')),
  'not-understood': sum('Not understood', texts({ notUnderstood: true })),
  corrections: sum('Corrected after logging', texts({ corrected: true })),
  'answer-time': { title: 'Median answer time', unit: 'ms', rows: texts(), whole: 'given' },
  'deliveries-failed': sum('Deliveries failed', deliveries({ failed: true })),
  'opt-outs': sum('Opt-outs', texts({ intent: 'opt_out' })),
  'reminders-sent': sum('Reminders sent', log('sent')),
  'reminders-missed': sum('Reminders missed', log('missed')),
  'model-tokens': sum('Model tokens', texts({ reader: 'model' })),
  'model-cost': sum('Model cost', texts({ reader: 'model' }), '$'),
  'texts-cost': sum('Cost of texts', deliveries({ channel: 'sms' }), '$'),
};

/** What is worked out of figures that were counted; a cost that is not known is left out. */
export function withCosts(values: readonly FigureValue[], costs: Costs): FigureValue[] {
  const of = (name: string) => new Map(values.filter((one) => one.name === name).map(({ at, value }) => [at.getTime(), value]));
  const out = of('model-tokens-out');
  const tokens = values
    .filter(({ name }) => name === 'model-tokens-in')
    .flatMap(({ at, value }): FigureValue[] => {
      const tokensOut = out.get(at.getTime()) ?? 0;
      const cost = readingCost(costs, value, tokensOut);
      return [{ name: 'model-tokens', at, value: value + tokensOut }, ...(cost === null ? [] : [{ name: 'model-cost', at, value: cost }])];
    });
  const texts = values
    .filter(({ name }) => name === 'segments-out')
    .flatMap(({ at, value }): FigureValue[] => {
      const cost = textCost(costs, value);
      return cost === null ? [] : [{ name: 'texts-cost', at, value: cost }];
    });
  return [...values, ...tokens, ...texts];
}

/** Whether a figure can be shown at all. */
const isKnown = (name: string, costs: Costs): boolean =>
  name === 'model-cost' ? readingCost(costs, 0, 0) !== null : name === 'texts-cost' ? textCost(costs, 0) !== null : true;

/** Figures with a point for every bucket of the span. @param medianMs over the whole span */
export function presentFigures(values: readonly FigureValue[], span: FigureSpan, medianMs: number | null, costs: Costs): HealthFigure[] {
  const buckets = span.starts.map((at) => at.toISOString());
  const known = Object.entries(FIGURES).filter(([name]) => isKnown(name, costs));
  return known.map(([name, { title, unit, rows, whole }]) => {
    const own = new Map(values.filter((one) => one.name === name).map(({ at, value }) => [at.toISOString(), value]));
    const points = buckets.map((at) => ({ at, value: own.get(at) ?? (whole === 'sum' ? 0 : null) }));
    const total = whole === 'sum' ? points.reduce((all, { value }) => all + (value ?? 0), 0) : medianMs;
    return { name, title, unit, total: total === null ? null : unit === '$' ? total : Math.round(total), points, rows };
  });
}

/** A figure of this moment. */
export const momentary = (name: string, title: string, unit: string, total: number, rows: FigureRows | null): HealthFigure => ({
  name,
  title,
  unit,
  total,
  points: [],
  rows,
});

/** What becomes of the reminders of the next day, where a carrier limits them. */
export const presentAhead = (ahead: Foresight | null): HealthFigure[] =>
  ahead
    ? [
        momentary('reminders-ahead', 'Reminders in the next day', '', ahead.reminders, null),
        momentary('reminders-ahead-late', 'Of these, too late for the sender', '', ahead.late, null),
        momentary('reminders-ahead-lost', 'Of these, not sent at all', '', ahead.lost, null),
      ]
    : [];

const WHOLES: Readonly<Record<FigurePart['whole'], { title: string; rows: (label: string) => FigureRows | null }>> = {
  failures: {
    title: 'Why deliveries fail',
    rows: (label) => deliveries(label === 'no code' ? { failed: true } : { failed: true, errorCode: label }),
  },
  'reminder-results': { title: 'What became of reminders', rows: log },
  onboarding: { title: 'Onboarding, by step', rows: () => null },
  plans: { title: 'Users by plan', rows: (plan) => ({ resource: 'users', filter: { plan }, at: null }) },
};
const STEPS = [
  'welcome_screen',
  'phone_verification',
  'personal_info',
  'goals_configuration',
  'notification_preferences',
  'dashboard_first_view',
];

export function presentParts(parts: readonly FigurePart[]): HealthBreakdown[] {
  return (Object.keys(WHOLES) as FigurePart['whole'][]).map((name) => {
    const own = parts.filter(({ whole }) => whole === name);
    const known =
      name === 'onboarding' ? STEPS.map((label) => own.find((one) => one.label === label) ?? { label, words: null, value: 0 }) : own;
    const { title, rows } = WHOLES[name];
    return { name, title, parts: known.map(({ label, words, value }) => ({ label, words, value, rows: rows(label) })) };
  });
}
