import { type AST, RegExpParser } from '@eslint-community/regexpp';

import type { Expression } from './expression.js';

/** Makes a text of a length. */
export type Pump = (length: number) => string;

/** Repetitions of fewer turns are no loops. */
const A_LOOP = 10;
const WORDS = 8;
const LOOPS = 8;
/** What no expression expects, so that a match fails at the very end and everything is tried. */
const SPOILT = '\u0001';

/**
 * Texts made of an expression's own vocabulary, as functions of a length: for each of its repetitions, what comes before it, then one of
 * the words that it repeats, again and again, or all of them in turn; and what comes before it again and again.
 */
export function pumpsOf({ source, flags }: Expression): Pump[] {
  const found: { before: string; words: string[] }[] = [];
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  look(pattern, '');
  const texts = new Map<string, Pump>();
  const add = (before: string, word: string) =>
    texts.set(`${before}\n${word}`, (length: number) => before + repeated(word, length) + SPOILT);
  for (const { before, words } of found.slice(0, LOOPS)) {
    for (const word of [...words, words.join(' '), words.join('')]) add(before, word);
    // A search that begins anew at each of its own beginnings.
    if (before) for (const word of ['', ...words.slice(0, 3)]) add('', before + word);
  }
  return [...texts.values()];

  /** Notes the repetitions in `node`, `before` standing for what precedes it. */
  function look(node: AST.Pattern | AST.Element | AST.Alternative, before: string): void {
    if (node.type === 'Quantifier' && node.max >= A_LOOP) {
      const words = [...new Set(samples(node.element))].filter(Boolean).slice(0, WORDS);
      if (words.length) found.push({ before, words });
    }
    if (node.type === 'Alternative') {
      let so = before;
      for (const one of node.elements) {
        look(one, so);
        so += samples(one)[0] ?? '';
      }
    } else for (const inner of partsOf(node)) look(inner, before);
  }
}

/** What a part of an expression is made of, but for its alternatives' own elements. */
function partsOf(node: AST.Pattern | AST.Element | AST.Alternative): (AST.Alternative | AST.Element)[] {
  if (node.type === 'Quantifier') return [node.element];
  return 'alternatives' in node ? node.alternatives : [];
}

const repeated = (word: string, length: number): string => word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** Texts that a part of an expression may match, the shortest ways first to be had; each alternative has one. */
function samples(node: AST.Element | AST.Alternative): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return [COMMON.find((one) => matches(node, one)) ?? ''];
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(samples);
    case 'Alternative': {
      const parts = node.elements.map(samples);
      const shortest = parts.map((list) => list[0] ?? '');
      // Each part in its other ways, the rest as short as can be.
      const others = parts.flatMap((list, index) => list.slice(1).map((way) => shortest.with(index, way).join('')));
      return [shortest.join(''), ...others];
    }
    case 'Quantifier': {
      const inner = samples(node.element);
      return node.min > 0 ? inner.map((one) => one.repeat(node.min)) : ['', ...inner];
    }
    default:
      return [''];
  }
}

const COMMON = [...'a1 ez.,\'"-/#?!@&+:;($%éñ½👍\n\u00a0\u0000\u200b'];

function matches({ raw }: { raw: string }, character: string): boolean {
  try {
    return new RegExp(`^(?:${raw})$`, 'u').test(character);
  } catch {
    return new RegExp(`^(?:${raw})$`).test(character);
  }
}
