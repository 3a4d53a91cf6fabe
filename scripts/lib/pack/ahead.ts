import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serialize } from 'node:v8';
import type * as BuiltIn from '../../../backend/src/food/built-in.js';
import type * as DataFiles from '../../../backend/src/food/data-files.js';
import type * as FlatIndex from '../../../backend/src/food/retrieval/flat-index.js';

/** Makes ahead what is made of the built-in foods, for the build that lies in a folder. */
const folder = process.argv[2] ?? '';
const of = async <M>(path: string) => (await import(pathToFileURL(join(folder, 'food', path)).href)) as M;
const { builtInTable, wordsOfNames } = await of<typeof BuiltIn>('built-in.js');
const { flatIndex } = await of<typeof FlatIndex>('retrieval/flat-index.js');
const { AHEAD, hashOfFiles } = await of<typeof DataFiles>('data-files.js');
const table = builtInTable();
const ahead: DataFiles.Ahead = { of: hashOfFiles(), index: flatIndex(table.forms), words: wordsOfNames(table) };
const file = fileURLToPath(AHEAD);
mkdirSync(dirname(file), { recursive: true });
// Whole or not at all: the product may be reading it.
writeFileSync(`${file}.new`, serialize(ahead));
renameSync(`${file}.new`, file);
