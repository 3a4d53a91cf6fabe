import english from '../messages/en/common.json';
import { sayCommon } from './say-common';

type Key = keyof typeof english;

const KEYS: ReadonlyMap<unknown, Key> = new Map(Object.entries(english).map(([key, text]) => [text, key as Key]));

/** The server sells in English. What has a message of the same words is said in the language shown, anything else as it comes. */
export function inLanguageShown(words: string): string {
  const key = KEYS.get(words);
  return key ? sayCommon(key) : words;
}
