/** A number that the model goes by, and why. */
export interface Assumption {
  value: number;
  unit: string;
  /**
   * Measured by a command of ours in an earlier run; derived from such a figure or counted in the code, which is less; published by somebody else;
   * or a guess, to be replaced by what is seen. What this very run measures are the rows, and nothing here.
   */
  kind: 'measured' | 'derived' | 'published' | 'assumed';
  /** Where it is from, so that it can be looked up or taken again. */
  source: string;
}

export type Assumptions = Record<keyof typeof ASSUMPTIONS, Assumption>;

const measured = (value: number, unit: string, source: string): Assumption => ({ value, unit, kind: 'measured', source });
const derived = (value: number, unit: string, source: string): Assumption => ({ value, unit, kind: 'derived', source });
const published = (value: number, unit: string, source: string): Assumption => ({ value, unit, kind: 'published', source });
const assumed = (value: number, unit: string, source: string): Assumption => ({ value, unit, kind: 'assumed', source });

/** What does not come from this run. */
export const ASSUMPTIONS = {
  textsADay: assumed(5, 'texts in a user and day', 'three meals, a workout or a drink, a correction or a question'),
  repliesAText: assumed(1, 'texts out a text in', 'every text is answered once'),
  entriesAText: assumed(0.7, 'entries a text in', 'the others correct, ask or thank'),
  remindedShare: assumed(0.2, 'of all users', 'reminders are part of a paid plan'),
  remindersADay: assumed(3, 'reminders and summaries a reminded user and day', 'sent only where nothing was logged'),
  sameMinute: assumed(0.45, 'of the reminded, due in one minute', 'one default time, and half of a continent in one zone'),
  smearMinutes: assumed(
    10,
    'minutes',
    'within which the reminders of one minute leave: REMINDER_SPREAD_SECONDS=600, where the default is 45 s; up to 900 can be set',
  ),
  usualSpreadSeconds: derived(45, 's', 'the default of REMINDER_SPREAD_SECONDS'),
  peakToMean: assumed(5, 'busiest second to the mean', 'meals are eaten at three times of the day'),
  headroom: assumed(0.6, 'of a core in use at the busiest second', 'what is left is for a failover and for garbage'),
  segmentsAText: assumed(
    1.5,
    'segments a text out',
    'answers are written in GSM-7, of which 160 letters are one segment and 306 two; the column segments tells',
  ),
  coreMsAText: derived(
    20,
    'ms of a core',
    'docs/figures.md, npm run load: 100 texts and 40 requests a second answered on two cores; as if both were busy throughout and the requests were free, so rather too much',
  ),
  coreMsAReminder: derived(0.28, 'ms of a core', 'docs/figures.md: 100,000 reminders in 14.2 s, as if both cores were busy throughout'),
  databaseShare: derived(
    0.64,
    'of that work is done by PostgreSQL',
    'docs/figures.md: 109 turns a second, the same SQL sent bare 171; time, not CPU',
  ),
  commitsAText: derived(5, 'commits', 'counted in the code: text in, its try begun, turn, text out claimed alone, settled'),
  commitsASecond: measured(
    4381,
    'commits a second',
    'npm run bench -- --only notify, once: inserts of one row, 64 at once, told after, on two cores with a load of 10; those of the product do more',
  ),
  connectionsAProcess: derived(10, 'connections', 'the default of DATABASE_POOL; those of queues and of listening are not counted'),
  textsAProcess: derived(
    50,
    'texts a second of a process',
    'half of the 100 that npm run load shows for two processes; nobody looked for the most that one can do',
  ),
  segmentsASender: published(
    100,
    'segments a second',
    'a US short code, by docs.aws.amazon.com, sms-limitations-mps, as it was read for the design',
  ),
  centsASegment: published(
    0.83,
    'US cents a segment, in or out',
    'Twilio, US, as dev.to/preecha/twilio-sms-api-cost-complete-pricing-breakdown-for-2026-1k25 tells it; carrier fees come on top, discounts off',
  ),
  modelShare: assumed(
    0.15,
    'of all texts are shown to a model',
    'those that the built-in reader is not sure of, where a model is configured',
  ),
  tokensIn: assumed(1200, 'tokens into the model a text', 'not measured; the column model_tokens_in tells'),
  tokensOut: assumed(150, 'tokens out of the model a text', 'not measured; the column model_tokens_out tells'),
  centsAMillionIn: published(
    40,
    'US cents',
    'gpt-4.1-mini, as switchy.build/models/gpt-4-1-mini.md and others tell it; nothing taken off for cached prompts',
  ),
  centsAMillionOut: published(160, 'US cents', 'gpt-4.1-mini, as switchy.build/models/gpt-4-1-mini.md and others tell it'),
} as const satisfies Record<string, Assumption>;
