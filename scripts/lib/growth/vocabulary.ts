import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Pump, pumpsOf } from '../expressions/pumps.js';
import { expressionsIn, filesOf } from '../expressions/literals.js';
import { at } from '../../bootstrap/root.mjs';

/** What texts are made of, and how to make one of a length. */
export type Kind = [what: string, text: Pump];

/** What of a lexicon is used here. */
interface Lexicon {
  words: Record<string, string>;
  values: Record<string, Record<string, string>>;
}

const ROOMS = ['conversation', 'reading', 'food', 'language', 'understanding'];
/** What stands in a slot of a template. */
const SLOTS: Record<string, string> = {
  item: 'eggs',
  entry: 'lunch',
  food: 'rice',
  nth: 'the first',
  share: 'half',
  when: 'at 8 am',
  way: '5 km',
  minutes: '30 minutes',
  kcal: '200 cal',
  figure: '20g protein',
};
const ONE_FOOD_IN = 200;
const ONE_PUMP_IN = 50;

const read = (path: string) => readFileSync(at('backend/data', path), 'utf8');
const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const rows = (path: string) =>
  read(path)
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** What texts are made of, each as `[what it is, a function of a length]`: of each concept of each language, each template, each concept of safety, of foods and of patterns. */
export function vocabulary(): Kind[] {
  const concepts = ['en', 'fr', 'es'].flatMap((language) => {
    const { words, values } = parse(read(`language/${language}.yaml`)) as Lexicon;
    const valued = Object.entries(values).map(([kind, by]): [string, string] => [kind, Object.values(by).join(', ')]);
    return [...Object.entries(words), ...valued].map(([kind, phrases]) => ({ language, kind, phrases: list(String(phrases)) }));
  });
  const english = new Map(concepts.filter(({ language }) => language === 'en').map(({ kind, phrases }) => [kind, phrases[0] ?? '']));
  const foods = rows('foods.tsv');
  return [
    ...concepts.flatMap(({ language, kind, phrases }): Kind[] => [
      [`${language} ${kind}`, again(phrases[0] ?? '')],
      [`${language} ${kind}, all in turn`, again(phrases.join(' '))],
    ]),
    ...Object.entries(parse(read('language/sentences.yaml')) as Record<string, string[]>).flatMap(([act, texts]) =>
      texts.map((text): Kind => [`${act}: ${text}`, again(said(text, english))]),
    ),
    ...rows('safety/concepts.tsv').map(([concept, language, words = '']): Kind => [
      `safety ${language} ${concept}`,
      again(list(words).join(' ')),
    ]),
    ...foods
      .filter((_, index) => index % ONE_FOOD_IN === 0)
      .map(([, name = '']): Kind => [`food ${name}`, again(name.split(';')[0] ?? '')]),
    ...ROOMS.flatMap((room) => filesOf(`backend/src/${room}`, /\.ts$/))
      .flatMap((file) => expressionsIn(file).literals)
      .flatMap((one) => pumpsOf(one).map((pump): Kind => [`pattern of ${one.place}`, pump]))
      .filter((_, index) => index % ONE_PUMP_IN === 0),
  ];
}

/** What once took longest, of which no share is left out. */
export const ALWAYS: Kind[] = [
  ['a goal again and again', again('goal calories 2000')],
  ['a word and one behind it again and again', (length) => `know ${again('pushed')(length)}`],
  ['both again and again', again('know pushed pushed')],
  ['numbers alone', again('3 7 2 8 5')],
  ['numbers in a list', again('3, 7, 2, 8,')],
  ['weights alone', again('40g 25g 130g')],
  ['a number before each food', again('3 eggs 7 rice 2')],
];

function again(words: string): Pump {
  return (length) => `${words} `.repeat(Math.ceil(length / (words.length + 1))).slice(0, length);
}

/** A template in words. */
const said = (template: string, words: Map<string, string>): string =>
  template
    .replaceAll(/\{([a-z-]+)(?::[a-z-]+)?\}/g, (_, slot: string) => SLOTS[slot] ?? '3')
    .replaceAll(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll(/[[\]|()]/g, ' ')
    .split(/\s+/)
    .map((word) => words.get(word) ?? word)
    .join(' ')
    .trim();
