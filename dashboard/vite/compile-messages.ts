import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import type { Plugin } from 'vite';

const SOURCE = /[\\/]messages[\\/](en|fr|es)[\\/]\w+\.json$/;
const MARK = '.compiled.js';

/** Which locale's plurals and figures a folder of messages uses. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', fr: 'fr-CA', es: 'es-US' };

/** Turns the messages of a language, as ICU MessageFormat has them, into code: no parser goes to the browser. Words without placeholders stay words. */
export const compileMessages = (): Plugin => ({
  name: 'compile-messages',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !SOURCE.test(resolve(dirname(importer), id))) return null;
    return resolve(dirname(importer), id) + MARK;
  },
  load(id) {
    if (!id.endsWith(MARK)) return null;
    const file = id.slice(0, -MARK.length);
    this.addWatchFile(file);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const locale = LOCALES[SOURCE.exec(file)?.[1] ?? ''] ?? 'en-US';
    const plain = Object.fromEntries(Object.entries(messages).filter(([, words]) => !words.includes('{')));
    const filled = Object.fromEntries(Object.entries(messages).filter(([, words]) => words.includes('{')));
    const compiled = compileModule(new MessageFormat(locale), filled);
    return compiled.replace('export default {', () => `export default {${JSON.stringify(plain).slice(1, -1)}, `);
  },
});
