import type { Intent } from '../intents/intent.js';
import type { Act } from './acts.js';

const ASKS: readonly Act[] = ['ask-left', 'ask-day', 'ask-past', 'ask-food', 'ask-advice', 'ask-goal', 'help', 'account'];

/** For what each may have been heard rightly where the wording speaks for an act; what is not listed is never put in question. */
const AGREES: Readonly<Partial<Record<Intent['type'], readonly Act[]>>> = {
  'log-meal': ['log-food', 'log-water', 'repeat', 'change', 'answer', 'not-eaten', 'plan', 'chat'],
  'log-workout': ['log-workout', 'repeat', 'change', 'answer'],
  'log-water': ['log-water', 'log-food', 'repeat', 'change', 'answer'],
  'log-weight': ['log-weight', 'change', 'answer'],
  edit: [...ASKS, 'change', 'delete', 'undo', 'not-eaten', 'log-food', 'log-workout', 'log-water', 'repeat', 'answer', 'chat', 'plan'],
  question: [...ASKS, 'plan', 'not-eaten', 'chat', 'change', 'log-food', 'log-workout', 'log-water', 'repeat', 'answer'],
  plan: ['plan', 'ask-food', 'ask-left', 'not-eaten', 'chat', 'log-food'],
  'skip-meal': ['not-eaten', 'chat', 'plan', 'delete', 'answer'],
  chat: [
    'chat',
    'not-eaten',
    'answer',
    'plan',
    'undo',
    'help',
    'account',
    'ask-advice',
    'change',
    'delete',
    'log-food',
    'log-workout',
    'log-water',
  ],
  check: ['log-food', 'log-workout', 'change', 'not-eaten', 'answer', 'repeat', 'plan', 'log-water'],
};

/** Whether what was heard is something that a text with this wording may mean. */
export const agrees = (intent: Intent, act: Act): boolean =>
  (intent.type === 'check' && !intent.choices.flat().every(({ type }) => LOGS.has(type))) || (AGREES[intent.type]?.includes(act) ?? true);

/** What is asked about before it is logged. */
const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);
