import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { COMMAND_NAMES } from '../../src/conversation/commands/command.js';
import { HANDLERS } from '../../src/conversation/intents/registry.js';
import { OCCASION_NAMES } from '../../src/conversation/occasions/occasion.js';
import { INTENT_NAMES, REPLY_KINDS } from '../../src/conversation/outcome.js';
import { ASK_NAMES } from '../../src/conversation/questions/ask-name.js';
import { isGsm7 } from '../../src/domain/segments.js';
import { mismatch, saysSo } from './match.js';
import { play, type Played } from './play.js';
import type { Transcript, Turn } from './transcript.js';

// UPDATE_FIXTURES=1 rewrites what the named fields say, and names the usual ones where a turn names none. Read the diff.
const update = process.env['UPDATE_FIXTURES'] === '1';
const root = fileURLToPath(new URL('../../../nlp-fixtures/', import.meta.url));
const files = ['commands', 'conversations'].flatMap((folder) =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`),
);
const transcripts = files.map((file) => ({ file, transcript: parse(readFileSync(root + file, 'utf8')) as Transcript }));

const textOf = (played: Played): string | null => {
  if (played.type === 'occasion') return played.decision.type === 'say' ? played.decision.text : null;
  const texts = played.outcome.replies.map((reply) => reply.text).filter((text) => text !== '');
  return texts.length > 0 ? texts.join('\n') : null;
};
const kindsOf = (played: Played): string[] =>
  played.type === 'occasion'
    ? played.decision.type === 'say'
      ? [played.decision.kind]
      : []
    : played.outcome.replies.map((reply) => reply.kind);

/** What is wrong with one turn, in words; empty when all named fields are as they should be. */
function problems(turn: Turn, played: Played): string[] {
  const said = textOf(played);
  const out: (string | null)[] = [];
  if (turn.we !== undefined && (turn.we === null ? said !== null : said === null || !saysSo(turn.we, said)))
    out.push(`we: want ${JSON.stringify(turn.we)}, got ${JSON.stringify(said)}`);
  if (turn.kinds && JSON.stringify(turn.kinds) !== JSON.stringify(kindsOf(played)))
    out.push(`kinds: want ${turn.kinds.join(', ')}, got ${kindsOf(played).join(', ')}`);
  if (played.type === 'occasion') {
    if (turn.skip !== undefined) out.push(mismatch({ type: 'skip', why: turn.skip }, played.decision, 'occasion'));
    return out.filter((one) => one !== null);
  }
  const { outcome } = played;
  if (turn.heard) out.push(mismatch([turn.heard].flat(), outcome.heard, 'heard'));
  if (turn.intents) out.push(mismatch(turn.intents, outcome.intents, 'intents'));
  if (turn.events)
    out.push(
      turn.events.length === 0 && outcome.events.length > 0
        ? `events: want none, got ${outcome.events.map((event) => event.type).join(', ')}`
        : mismatch(turn.events, flat(outcome.events), 'events'),
    );
  if (turn.pending !== undefined && (outcome.pending?.ask ?? null) !== turn.pending)
    out.push(`pending: want ${turn.pending}, got ${outcome.pending?.ask ?? null}`);
  for (const reply of outcome.replies) {
    if (!isGsm7(reply.text)) out.push(`not GSM-7: ${reply.text}`);
    if (reply.segments > 2) out.push(`${reply.segments} segments: ${reply.text}`);
  }
  return out.filter((one) => one !== null);
}

/** An event's entry can be named by its own fields: { type: meal-logged, meal: lunch }. */
const flat = (events: readonly object[]): unknown[] =>
  events.map((event) => ({
    ...('after' in event && event.after ? (event.after as object) : {}),
    ...('entry' in event ? (event.entry as object) : {}),
    ...event,
  }));

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
  test.each(REPLY_KINDS)('reply kind %s', (kind) => expect(kinds).toContain(kind));
  test.each(INTENT_NAMES)('word for an intent %s', (name) =>
    expect(
      transcripts.some(({ transcript }) => play(transcript).some((one) => one.type === 'text' && one.outcome.intents.includes(name))),
    ).toBe(true),
  );
});
