import type { Abroad } from './abroad.js';

/** Letters that sound alike, in the order in which they are written as one. */
const ALIKE: Readonly<Record<Abroad, readonly (readonly [string, string])[]>> = {
  fr: [
    ['eaux', 'o'],
    ['eau', 'o'],
    ['aux', 'o'],
    ['au', 'o'],
    ['oeu', 'eu'],
    ['ph', 'f'],
    ['qu', 'k'],
    ['gu', 'g'],
    ['ch', '%'],
    ['ill', 'y'],
    ['ai', 'e'],
    ['ei', 'e'],
    ['en', 'an'],
    ['em', 'an'],
    ['am', 'an'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['c', 'k'],
    ['z', 's'],
    ['h', ''],
    ['%', 'ch'],
  ],
  es: [
    ['ll', 'y'],
    ['qu', 'k'],
    ['gue', 'ge'],
    ['gui', 'gi'],
    ['ch', '%'],
    ['sh', '%'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['c', 'k'],
    ['z', 's'],
    ['x', 's'],
    ['v', 'b'],
    ['hu', 'w'],
    ['gu', 'w'],
    ['bu', 'w'],
    ['h', ''],
    ['%', 'ch'],
  ],
};
/** Endings that are not heard, or tell a number alone. */
const SILENT: Readonly<Record<Abroad, readonly string[]>> = { fr: ['es', 's', 'x', 't', 'e'], es: ['es', 's'] };
const SHORTEST = 3;

/** How a word sounds to who writes it as they hear it: "poyo" and "pollo", "brocoli" and "broccolis". */
export function soundAbroad(word: string, language: Abroad): string {
  let sound = word;
  for (const [letters, by] of ALIKE[language]) sound = sound.replaceAll(letters, by);
  sound = [...sound].filter((letter, at) => letter !== sound[at - 1]).join('');
  for (const end of SILENT[language]) if (sound.endsWith(end) && sound.length - end.length >= SHORTEST) return sound.slice(0, -end.length);
  return sound;
}
