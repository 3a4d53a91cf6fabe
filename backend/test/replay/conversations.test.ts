import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { stringify } from 'yaml';
import { COMMAND_NAMES } from '../../src/conversation/commands/command.js';
import { HANDLERS } from '../../src/conversation/intents/registry.js';
import { OCCASION_NAMES } from '../../src/conversation/occasions/occasion.js';
import { INTENT_NAMES, REPLY_KINDS } from '../../src/conversation/outcome.js';
import { ASK_NAMES } from '../../src/conversation/questions/ask-name.js';
import { play, type Played } from './play.js';
import { kindsOf, problems, textOf } from './problems.js';
import type { Transcript, Turn } from './transcript.js';

// UPDATE_FIXTURES=1 rewrites what the named fields say, and names the usual ones where a turn names none. Read the diff.
const update = process.env['UPDATE_FIXTURES'] === '1';
const root = fileURLToPath(new URL('../../../nlp-fixtures/', import.meta.url));
const files = ['commands', 'conversations'].flatMap((folder) =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`),
);
const transcripts = files.map((file) => ({ file, transcript: load(readFileSync(root + file, 'utf8')) as Transcript }));
/** Intents of every transcript that was played. */
const intended = new Set<string>();

function updated(turn: Turn, played: Played): Turn {
  const bare = ['heard', 'intents', 'events', 'kinds', 'we', 'pending', 'skip'].every((key) => !(key in turn));
  if (!bare && problems(turn, played).length === 0) return turn;
  const next: Turn = { ...turn };
  if (played.type === 'occasion') {
    if (played.decision.type === 'skip') next.skip = played.decision.why;
    else Object.assign(next, { kinds: kindsOf(played), we: textOf(played) });
    return next;
  }
  const { outcome } = played;
  const only = <T>(list: T[]): T | T[] => (list.length === 1 ? list[0]! : list);
  if (bare || turn.heard)
    next.heard = only(outcome.heard.map((intent) => ({ type: intent.type, ...('ask' in intent ? { ask: intent.ask } : {}) })));
  if (turn.intents) next.intents = outcome.intents;
  if (bare || turn.events) next.events = outcome.events.map((event) => ({ type: event.type }));
  if (bare || turn.kinds) next.kinds = kindsOf(played);
  if ((bare && outcome.pending) || turn.pending !== undefined) next.pending = outcome.pending?.ask ?? null;
  if (bare || turn.we !== undefined) next.we = textOf(played);
  return next;
}

describe.each(transcripts)('$file', ({ file, transcript }) => {
  const played = play(transcript);
  for (const one of played) if (one.type === 'text') for (const intent of one.outcome.intents) intended.add(intent);

  if (update)
    writeFileSync(
      root + file,
      stringify({ ...transcript, turns: transcript.turns.map((turn, i) => updated(turn, played[i]!)) }, { lineWidth: 160 }),
    );

  test.each(transcript.turns.map((turn, i) => ({ turn, i, name: turn.they ?? turn.occasion?.name ?? '(empty)' })))(
    '$i: $name',
    ({ turn, i }) => {
      if (!update) expect(problems(turn, played[i]!)).toEqual([]);
    },
  );

  test('says why', () => expect(transcript.why).toMatch(/\S/));
});

describe('coverage: a transcript mentions every', () => {
  const all = transcripts.flatMap(({ transcript }) => transcript.turns);
  const heard = new Set(all.flatMap((turn) => [turn.heard ?? []].flat().map((one) => one['type'])));
  const asks = new Set(all.flatMap((turn) => [turn.pending, ...[turn.heard ?? []].flat().map((one) => one['ask'])]));
  const kinds = new Set(all.flatMap((turn) => turn.kinds ?? []));

  test.each(Object.keys(HANDLERS))('intent %s', (type) => expect(heard).toContain(type));
  test.each(COMMAND_NAMES)('command /%s', (name) => expect(all.some((turn) => turn.they?.startsWith(`/${name}`))).toBe(true));
  test.each(ASK_NAMES)('question %s', (name) => expect(asks).toContain(name));
  test.each(OCCASION_NAMES)('occasion %s', (name) => expect(all.some((turn) => turn.occasion?.name === name)).toBe(true));
  // Outreach is written by people.
  test.each(REPLY_KINDS.filter((kind) => kind !== 'outreach'))('reply kind %s', (kind) => expect(kinds).toContain(kind));
  test.each(INTENT_NAMES)('word for an intent %s', (name) => expect(intended).toContain(name));
});
