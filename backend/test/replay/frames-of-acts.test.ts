import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { converseLine } from '../../src/cli/converse-line.js';
import type { ConverseContext } from '../../src/cli/converse-world.js';

interface Act {
  lang: string;
  kinds: string[];
  given: string;
  text: string;
  /** "Making it 3", "ponerle 3", for frames that ask for it so. */
  doing?: string;
  to?: string;
}
interface Framed {
  given: Record<string, ConverseContext>;
  acts: Act[];
  /** By language and the kinds of acts that they fit. */
  frames: Record<string, Record<string, string[]>>;
}
const file = fileURLToPath(new URL('../../../nlp-fixtures/frames/around-an-act.yaml', import.meta.url));
const { given, acts, frames } = parse(readFileSync(file, 'utf8')) as Framed;

/** A frame is said around each so manieth of the acts it fits, the next frame around the next ones. */
const EVERY = 6;

/** All that came of a text but its words. */
function cameOf(text: string, act: Act): unknown {
  const { replies, ...rest } = converseLine({ text, ctx: given[act.given]! });
  return { ...withoutWords(rest), kinds: (replies as { kind: string }[]).map(({ kind }) => kind) };
}

const withoutWords = (told: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(told, (key, value: unknown) => (key === 'words' || key === 'description' ? undefined : value))) as Record<
    string,
    unknown
  >;

function framed(frame: string, act: Act): string | null {
  const [slot, said] = frame.includes('{doing}') ? ['{doing}', act.doing] : frame.includes('{to}') ? ['{to}', act.to] : ['{}', act.text];
  return said === undefined ? null : frame.replace(slot, () => said);
}

const fits = (lang: string, kinds: string) => (act: Act) =>
  act.lang === lang && (kinds === 'any' || kinds.split(' ').some((kind) => act.kinds.includes(kind)));

const bare = new Map(acts.map((act) => [act, cameOf(act.text, act)]));
const all = Object.entries(frames).flatMap(([lang, byKind]) =>
  Object.entries(byKind).flatMap(([kinds, list]) => list.map((frame) => ({ lang, frame, fitting: acts.filter(fits(lang, kinds)) }))),
);

test.each(acts.map((act) => [act.text, act] as const))('"%s" alone changes or tells something', (_text, act) => {
  expect((bare.get(act) as { kinds: string[] }).kinds).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/unknown|clarify|ack|help/)]),
  );
});

test.each(all.map(({ lang, frame, fitting }, n) => ({ lang, frame, around: fitting.filter((_, i) => (i + n) % EVERY === 0) })))(
  '$lang: $frame',
  ({ frame, around }) => {
    const said = around.flatMap((act) => {
      const text = framed(frame, act);
      return text === null ? [] : [{ text, act }];
    });
    expect(said.map(({ text, act }) => ({ text, came: cameOf(text, act) }))).toEqual(
      said.map(({ text, act }) => ({ text, came: bare.get(act) })),
    );
  },
);
