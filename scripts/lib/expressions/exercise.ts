import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { at } from '../../bootstrap/root.mjs';
import { filesOf } from './literals.js';

/** Has the engine hear what the transcripts hold, and calls what else puts an expression together out of what it is given. */
export async function exercise() {
  const { turn } = await import('../../../backend/dist/conversation/turn.js');
  const { blankSnapshot } = await import('../../../backend/dist/conversation/blank-snapshot.js');
  const { redact } = await import('../../../backend/dist/usecases/staff/redact.js');
  redact('hi sam', ['Samuel']);
  const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00Z' });
  const now = new Date('2026-06-10T12:00:00Z');
  for (const file of filesOf('nlp-fixtures/conversations', /\.yaml$/))
    for (const { they } of parse(readFileSync(at(file), 'utf8')).turns ?? [])
      if (typeof they === 'string') turn({ ...HEARD, text: they }, snapshot, now);
}

const HEARD = { id: 't', receivedAt: new Date('2026-06-10T12:00:00Z'), source: 'sms', media: { count: 0, type: null } };
