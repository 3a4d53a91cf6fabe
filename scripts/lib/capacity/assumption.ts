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
  coreMsAText: measured(
    38,
    'ms of a core',
    'npm run capacity -- --check 5,10,20 --queue redis, at 20 a second: product and PostgreSQL together, by /proc, while others kept two cores busy with a load of 13, so that a second of a core does less than on a quiet machine; text in and out by the built-in provider',
  ),
  coreMsAReminder: derived(0.28, 'ms of a core', 'docs/figures.md: 100,000 reminders in 14.2 s, as if both cores were busy throughout'),
  databaseShare: measured(0.31, 'of that work is done by PostgreSQL', 'the same run; with the queues in PostgreSQL it was 0.4 of 45 ms'),
  commitsAText: measured(
    16,
    'commits that write',
    'the same run; with the queues in PostgreSQL 25. Counted in the code are text in, lease, try begun, limit, turn, lease given back, text out claimed, sent, accepted and delivered, and what open screens are told of',
  ),
  commitsASecond: measured(
    4381,
    'commits a second',
    'npm run bench -- --only notify, once: inserts of one row, 64 at once, told after, on two cores with a load of 10; those of the product do more',
  ),
  connectionsAProcess: derived(10, 'connections', 'the default of DATABASE_POOL; those of queues and of listening are not counted'),
  textsAProcess: derived(38, 'texts a second of a process', 'one core, of which a text takes 26 ms in the product by the run above'),
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
