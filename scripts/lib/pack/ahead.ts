import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import type * as BuiltIn from '../../../backend/src/food/built-in.js';
import type * as FoodFiles from '../../../backend/src/food/data-files.js';
import type * as FlatIndex from '../../../backend/src/food/retrieval/flat-index.js';
import type * as LanguageFiles from '../../../backend/src/language/data-files.js';
import type * as Ahead from '../../../backend/src/language/made-ahead.js';

/** Makes ahead what is made of data files alone, for the build that lies in a folder. */
const folder = process.argv[2] ?? '';
const of = async <M>(path: string) => (await import(pathToFileURL(join(folder, path)).href)) as M;
const { hashOf, placeOf } = await of<typeof Ahead>('language/made-ahead.js');

const language = await of<typeof LanguageFiles>('language/data-files.js');
keep('language', language.FILES, language.parsed());

const { builtInTable, wordsOfNames } = await of<typeof BuiltIn>('food/built-in.js');
const { flatIndex } = await of<typeof FlatIndex>('food/retrieval/flat-index.js');
const foods = await of<typeof FoodFiles>('food/data-files.js');
const table = builtInTable();
keep('foods', foods.FILES, { index: flatIndex(table.forms), words: wordsOfNames(table) } satisfies FoodFiles.Ahead);

function keep(name: string, files: readonly string[], made: object): void {
  const place = fileURLToPath(placeOf(name));
  mkdirSync(dirname(place), { recursive: true });
  // Whole or not at all: the product may be reading it.
  writeFileSync(`${place}.new`, serialize({ of: hashOf(files), made } satisfies Ahead.MadeAhead<object>));
  renameSync(`${place}.new`, place);
}
