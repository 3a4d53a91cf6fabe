import type { Language } from '../../reading/reading.js';

const SEPARATORS: Readonly<Record<Language, string>> = { en: ',', fr: ' ', es: ',' };

/** Whole numbers as they are written in a language: 1,725 or 1 725. */
export function groupedIn(lang: Language): (value: number) => string {
  return (value) => {
    const digits = String(Math.abs(value));
    const head = digits.length > 3 ? `${digits.slice(0, -3)}${SEPARATORS[lang]}${digits.slice(-3)}` : digits;
    return value < 0 ? `-${head}` : head;
  };
}
