const NUMBERS = /[+(]*\d[\d\s().-]{7,}\d/g;
const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** In the place of every name of a person. */
const SOMEBODY = 'Sam';

/** A text without what could tell whose it was: numbers, addresses, and the names that are known. */
export function redact(text: string, names: readonly string[]): string {
  const bare = text.replace(MAIL, 'sam@example.com').replace(LINK, 'https://example.com').replace(NUMBERS, '+12025550123');
  return names
    .flatMap((name) => name.trim().split(/\s+/))
    .filter((name) => [...name].length > 2)
    .reduce((out, name) => out.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, 'giu'), SOMEBODY), bare);
}

const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
