import { languageOf } from '../../reading/index.js';
import type { Language } from '../../reading/reading.js';
import type { Scene } from '../scene.js';

/** The language of a text, with English, of which words stand in all. */
export const ownLanguages = ({ lang }: Pick<Scene, 'lang'>): Language[] => (lang === 'en' ? ['en'] : [lang, 'en']);

/** In which languages a text is heard, one after the other: all at once where it could be of any. */
export const languagesOf = (scene: Scene): Language[][] =>
  languageOf(scene.text, null) === null ? [ownLanguages(scene), ['en', 'fr', 'es']] : [ownLanguages(scene)];
