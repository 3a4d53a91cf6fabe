import type { Lexicon } from './lexicon.js';
import type { Token } from './token.js';

/** Which tokens are words of these concepts, and of which: '' where of none. */
export function conceptsOf(tokens: readonly Token[], lexicons: readonly Lexicon[], concepts: ReadonlySet<string>): string[] {
  const out = tokens.map(() => '');
  for (let i = 0; i < tokens.length; i++)
    for (const { phrases } of lexicons)
      for (const { kind, words } of phrases.get(tokens[i]!.word) ?? [])
        if (concepts.has(kind) && words.every((one, k) => tokens[i + k]?.word === one))
          for (let k = i; k < i + words.length; k++) if (out[k] === '' || words.length > 1) out[k] = kind;
  return out;
}
