import { folded } from '../../language/token.js';
import { shape } from '../../language/shape.js';
import type { Scene } from '../scene.js';
import type { Hearing } from './hearing.js';

const BEFORE = shape('courtesy-before');
const BEHIND = shape('courtesy-behind');
const REQUEST = shape('request-before');
const REQUEST_DOING = shape('request-before-doing');
const MARKS = ' ,.;:!-\n';
/** Fewer words are an answer or a nod, which the courtesy is part of: "no thanks", "yes please". */
const LEAST = 2;

/**
 * The text without what is only said around it: a greeting, thanks, an excuse, "when you get a sec". The first is without how it
 * was asked for, too ("could you …?", "would you mind …ing"); empty where nothing is said around it.
 */
export function withoutCourtesy(text: string): { asked: readonly string[]; told: string | null } {
  const told = peeled(text);
  return { asked: askedIn(told), told: told === text ? null : told };
}

function peeled(text: string): string {
  let [from, to] = [0, text.length];
  const plain = folded(text);
  for (;;) {
    const lead = BEFORE.leads(plain.slice(from, to))?.to ?? 0;
    const start = lead === 0 ? from : past(plain, from + lead);
    const end = BEHIND.ends(plain.slice(start, withoutMarks(plain, start, to)))?.from;
    const stop = end === undefined ? to : withoutMarks(plain, start, start + end);
    // A question keeps its mark.
    const next = end !== undefined && plain[start + end - 1] === '?' ? start + end : stop;
    if ((start === from && next === to) || plain.slice(start, next).split(' ').length < LEAST) return text.slice(from, to);
    [from, to] = [start, next];
  }
}

const past = (text: string, from: number): number => {
  let at = from;
  while (MARKS.includes(text[at] ?? 'x')) at += 1;
  return at;
};
const withoutMarks = (text: string, from: number, to: number): number => {
  let at = to;
  while (at > from && MARKS.includes(text[at - 1]!)) at -= 1;
  return at;
};

/** What is asked for, as it would be ordered: "would you mind moving it" as "move it". */
function askedIn(text: string): string[] {
  const plain = folded(text);
  const bare = (from: number) => {
    const rest = text.slice(past(plain, from));
    return peeled(rest.endsWith('?') ? rest.slice(0, -1).trimEnd() : rest);
  };
  const doing = REQUEST_DOING.leads(plain);
  if (doing) {
    const [verb = '', ...rest] = bare(doing.to).split(' ');
    const stem = verb.endsWith('ing') ? verb.slice(0, -'ing'.length) : null;
    const stems = stem === null ? [] : [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
    return rest.length === 0 ? [] : stems.map((one) => [one, ...rest].join(' '));
  }
  const request = REQUEST.leads(plain);
  const asked = request ? bare(request.to) : '';
  return asked.split(' ').length < LEAST ? [] : [asked];
}

/** What a request that is heard without its courtesy may come to; what is only asked back about is none, and what one wants to drink is not drunk. */
const DONE: ReadonlySet<string> = new Set(
  'edit delete undo redo repeat settings set-goal clear-goals save-meal delete-saved remember'.split(' '),
);
export const doesSomething = (heard: Hearing): boolean =>
  heard.type === 'decided' && heard.intents.length > 0 && heard.intents.every(({ type }) => DONE.has(type));

const SAYS_LITTLE: ReadonlySet<string> = new Set(['chat', 'not-understood', 'ask-what', 'check', 'plan']);
const saysLittle = (heard: Hearing): boolean => heard.type === 'decided' && heard.intents.every(({ type }) => SAYS_LITTLE.has(type));

/** Heard without what is said around it, where that tells more than the whole. */
export function besideCourtesy(scene: Scene, hear: (scene: Scene) => Hearing): Hearing {
  const { asked, told } = withoutCourtesy(scene.text);
  for (const text of asked) {
    const heard = hear({ ...scene, text });
    if (doesSomething(heard)) return heard;
  }
  if (told === null) return hear(scene);
  const bare = hear({ ...scene, text: told });
  if (bare.type === 'decided' && !saysLittle(bare)) return bare;
  const whole = hear(scene);
  return whole.type === 'decided' ? whole : bare;
}
