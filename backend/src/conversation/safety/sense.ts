import { keepLast } from '../../domain/keep-last.js';
import type { Language } from '../../reading/reading.js';
import { annotate } from './annotate.js';
import { CLASSES, type SenseTopic } from './classes.js';
import { ears, type Ears } from './ears.js';
import { featuresOf } from './features.js';
import { patternsIn, type Pattern } from './patterns.js';
import { chancesOf } from '../classifier/weights.js';

/** What a text may be about besides food, and how sure that is: sure, the fixed answer; possible, a line beside the usual one. */
export interface Sense {
  topic: SenseTopic;
  grade: 'sure' | 'possible';
  /** No pattern speaks for it. */
  bare?: boolean;
}

/** How likely a class must be for its fixed answer, and how likely anything at all for the line of the likeliest; found between hands by `npm run train -- --validate`. */
export const SURE: Readonly<Record<SenseTopic, number>> = {
  crisis: 0.975,
  'eating-disorder': 0.98,
  emergency: 0.92,
  medical: 0.92,
  age: 0.98,
  'opt-out': 0.93,
};
export const POSSIBLE: Readonly<Record<SenseTopic, number>> = {
  crisis: 0.15,
  'eating-disorder': 0.25,
  emergency: 0.18,
  medical: 0.2,
  age: 0.18,
  'opt-out': 0.12,
};
/** How likely anything must be where a rule speaks for it too: a rule alone knows no "burden of proof". */
const HINTED = 0.05;
/** How likely anything must be for another ear to be asked: below it are two in a hundred of those who need help, and nine in ten of all others. */
const FAINT = 0.02;
/** How likely a part of a text must be by itself. */
const BY_ITSELF = 0.97;
/** So many times as likely must be what no pattern speaks for. */
const BARE = 2;
/** Where one thing said ends and the next begins. */
const JOINTS = /[.!?\n;,]| (?:and|but|also|pis|mais|et|y|pero) /;
/** Parts that are looked at one by one. */
const MOST_PARTS = 30;

/** What is made of a text; `faint`: nothing is heard, and it is not clear that there is nothing. */
interface Listened {
  sense: Sense | null;
  faint: boolean;
}

const listened = keepLast((text: string, otherwise: Language, year: number): Listened => listenedBy(ears(), text, otherwise, year));

/** `otherwise`: the language of the user, for texts that could be any; `year`: of the user's today, for who tells a year of birth. */
export const senseOf = (text: string, otherwise: Language, year: number): Sense | null => listened(text, otherwise, year).sense;

/** Whether a text is near something that is not heard in it, so that another ear is worth asking. */
export const isFaint = (text: string, otherwise: Language, year: number): boolean => listened(text, otherwise, year).faint;

export const senseBy = (by: Ears, text: string, otherwise: Language, year: number): Sense | null =>
  listenedBy(by, text, otherwise, year).sense;

function listenedBy(by: Ears, text: string, otherwise: Language, year: number): Listened {
  const { chances, held } = lookedAt(by, text, otherwise, year);
  const sense = judged(chances, held) ?? amongOthers(by, text, otherwise, year);
  return { sense, faint: sense === null && 1 - chances[0]! >= FAINT };
}

interface Looked {
  chances: readonly number[];
  held: readonly Pattern[];
}

function lookedAt({ lexicons, patterns, weights }: Ears, text: string, otherwise: Language, year: number): Looked {
  const annotated = annotate(text, otherwise, lexicons, year);
  const held = patternsIn(annotated, patterns);
  return { chances: chancesOf(weights, featuresOf(annotated, held)), held };
}

/** A cry for help may be one part of a text about what somebody ate: one that is likely by itself is possible. */
function amongOthers(by: Ears, text: string, otherwise: Language, year: number): Sense | null {
  const parts = text.split(JOINTS).filter((part) => part.trim().includes(' '));
  if (parts.length < 2) return null;
  for (const part of parts.slice(0, MOST_PARTS)) {
    const { chances } = lookedAt(by, part, otherwise, year);
    if (1 - chances[0]! >= BY_ITSELF) return { topic: likeliest(chances), grade: 'possible' };
  }
  return null;
}

function likeliest(chances: readonly number[]): SenseTopic {
  return CLASSES[chances.slice(1).reduce((best, chance, at) => (chance > chances[best]! ? at + 1 : best), 1)] as SenseTopic;
}

function judged(chances: readonly number[], held: readonly Pattern[]): Sense | null {
  const any = 1 - chances[0]!;
  if (any < HINTED) return null;
  const said = held.find(({ grade }) => grade === 'sure');
  if (said) return { topic: said.of, grade: 'sure' };
  const topic = likeliest(chances);
  if (chances[CLASSES.indexOf(topic)]! >= SURE[topic]) return { topic, grade: 'sure' };
  const hinted = held.find(({ grade }) => grade === 'possible');
  const bare = !held.some(({ of }) => of === topic);
  if (any >= POSSIBLE[topic] * (bare ? BARE : 1)) return { topic, grade: 'possible', ...(bare ? { bare } : {}) };
  return hinted ? { topic: hinted.of, grade: 'possible' } : null;
}
