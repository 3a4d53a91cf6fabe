import { readFileSync } from 'node:fs';

/** What a JSON file of ours holds. Its shape is the caller's word. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
