import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type * as BlankSnapshot from '../../../backend/src/conversation/blank-snapshot.js';
import type { HeardText } from '../../../backend/src/conversation/heard.js';
import type * as Turn from '../../../backend/src/conversation/turn.js';
import type * as Redact from '../../../backend/src/usecases/staff/redact.js';
import { at } from '../../bootstrap/root.mjs';
import { builtBackend } from '../built-backend.js';
import { filesOf } from './literals.js';

/** What of a transcript is heard. */
interface Transcript {
  turns?: { they?: unknown }[];
}

/** Has the engine hear what each so-manieth of the transcripts holds, and calls what else puts an expression together out of what it is given. */
export async function exercise(every: number): Promise<void> {
  const { turn } = await builtBackend<typeof Turn>('conversation/turn.js');
  const { blankSnapshot } = await builtBackend<typeof BlankSnapshot>('conversation/blank-snapshot.js');
  const { redact } = await builtBackend<typeof Redact>('usecases/staff/redact.js');
  redact('hi sam', ['Samuel']);
  const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00Z' });
  const now = new Date('2026-06-10T12:00:00Z');
  const files = filesOf('nlp-fixtures/conversations', /\.yaml$/).filter((_, index) => index % every === 0);
  const turns = files.flatMap((file) => (parse(readFileSync(at(file), 'utf8')) as Transcript).turns ?? []);
  // To whoever logged nothing yet a text is the same each time that it is said.
  for (const text of new Set(turns.map(({ they }) => they))) if (typeof text === 'string') turn({ ...HEARD, text }, snapshot, now);
}

const HEARD: HeardText = {
  id: 't',
  text: '',
  receivedAt: new Date('2026-06-10T12:00:00Z'),
  source: 'sms',
  media: { count: 0, type: null },
};
