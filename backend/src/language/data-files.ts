import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { inData, madeAhead } from './made-ahead.js';

const NAMES = [
  ...(['en', 'fr', 'es', 'asking.en', 'asking.fr', 'asking.es', 'ways', 'wishes', 'inquiries', 'sentences'] as const),
  ...(['said', 'shapes', 'rewrites', 'texting', 'meter', 'ideas', 'stance'] as const),
];
type Name = (typeof NAMES)[number];

/** What each file of `backend/data/language` holds, once it is parsed. */
export type LanguageData = Readonly<Record<Name, unknown>>;

export const FILES = NAMES.map((name) => `language/${name}.yaml`);

export const parsedAhead = (): LanguageData | null => madeAhead<LanguageData>('language', FILES);

export const parsed = (): LanguageData =>
  Object.fromEntries(NAMES.map((name, at) => [name, load(readFileSync(inData(FILES[at]!), 'utf8'))])) as LanguageData;
