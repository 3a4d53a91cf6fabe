import { folded } from '../../language/token.js';
import { shape } from '../../language/shape.js';
import type { TurnContext } from '../turn-context.js';
import { besideTalk } from './beside-talk.js';
import { doesSomething } from './does-something.js';
import type { Hearing } from './hearing.js';
import { orderedForms } from './ordered.js';

const BEFORE = shape('courtesy-before');
const BEHIND = shape('courtesy-behind');
const REQUEST = shape('request-before');
const REQUEST_DOING = shape('request-before-doing');
const ASKED_BEHIND = shape('asked-behind');
const MARKS = ' ,.;:!-()\n';
/** What a question or an outcry begins with in Spanish. */
const OPENS = '¿¡';
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

function peeled(text: string, behind = BEHIND): string {
  const plain = folded(text);
  let [from, to] = [OPENS.includes(text[0] ?? 'x') ? 1 : 0, text.length];
  for (;;) {
    const lead = BEFORE.leads(plain.slice(from, to))?.to ?? 0;
    const start = lead === 0 ? from : past(plain, from + lead);
    const end = behind.ends(plain.slice(start, withoutMarks(plain, start, to)))?.from;
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
function askedIn(text: string): readonly string[] {
  const plain = folded(text);
  const bare = (from: number) => {
    const rest = text.slice(past(plain, from));
    return peeled(peeled(rest.endsWith('?') ? rest.slice(0, -1).trimEnd() : rest), ASKED_BEHIND);
  };
  const asked = [REQUEST_DOING, REQUEST].flatMap((request) => {
    const found = request.leads(plain);
    return found ? [bare(found.to)] : [];
  });
  return asked.filter((one) => one.split(' ').length >= LEAST).flatMap(orderedForms);
}

const SAYS_LITTLE: ReadonlySet<string> = new Set(['chat', 'not-understood', 'ask-what', 'check', 'plan']);
const saysLittle = (heard: Hearing): boolean => heard.type === 'decided' && heard.intents.every(({ type }) => SAYS_LITTLE.has(type));

/** Heard without what is said around it, where that tells more than the whole. */
export function besideCourtesy(context: TurnContext, hear: (context: TurnContext) => Hearing): Hearing {
  const { asked, told } = withoutCourtesy(context.text);
  for (const text of asked) {
    const heard = hear({ ...context, text });
    if (doesSomething(heard)) return heard;
  }
  const bare = { ...context, text: told ?? context.text };
  const heard = hear(bare);
  if (heard.type === 'decided' && !saysLittle(heard) && (told !== null || doesSomething(heard))) return heard;
  const ordered = besideTalk(bare, { little: saysLittle(heard), hear });
  if (ordered || told === null) return ordered ?? heard;
  const whole = hear(context);
  return whole.type === 'decided' ? whole : heard;
}
