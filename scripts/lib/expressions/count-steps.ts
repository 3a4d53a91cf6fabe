import { type AST, RegExpParser } from '@eslint-community/regexpp';

import type { Expression } from './expression.js';

/** Whether an expression, or the rest of one, matches at a place in the text. */
type Way = (at: number) => boolean;
/** How many steps it takes to look for an expression in a text. */
type Matcher = (text: string, most: number) => number;
/** What has a function made of it. */
type Part = AST.Element | AST.QuantifiableElement;
type Single = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

/** Thrown when a match takes more steps than it may. */
class TooMany extends Error {}

const kept = new Map<string, Matcher>();

/**
 * How many steps a backtracking matcher takes to look for an expression in a text: the same on every machine. It goes through the
 * alternatives as the language prescribes, without the shortcuts of a real engine. More than `most` count as Infinity.
 */
export function countSteps({ source, flags }: Expression, text: string, most = 2_000_000): number {
  const key = `/${source}/${flags}`;
  const known = kept.get(key);
  if (known) return known(text, most);
  const made = matcherOf(source, flags);
  kept.set(key, made);
  return made(text, most);
}

function matcherOf(source: string, flags: string): Matcher {
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets: flags.includes('v') });
  const groups = groupsIn(pattern);
  const state = { text: '', captured: [] as (string | undefined)[], taken: 0, most: 0 };
  const step = () => {
    state.taken += 1;
    if (state.taken > state.most) throw new TooMany();
  };
  const run = either(pattern.alternatives, () => true);

  return (text, most) => {
    Object.assign(state, { text, most, taken: 0 });
    try {
      for (let at = 0; at <= text.length; at += 1) {
        state.captured = [];
        if (run(at)) break;
      }
      return state.taken;
    } catch (error) {
      if (error instanceof TooMany || error instanceof RangeError) return Infinity;
      throw error;
    }
  };

  /** A function of a place in the text: whether `node` and after it `next` match there. */
  function make(node: Part, next: Way): Way {
    switch (node.type) {
      case 'Group':
        return either(node.alternatives, next);
      case 'CapturingGroup':
        return captured(node, groups.indexOf(node), next);
      case 'Backreference':
        return again([node.resolved].flat(), next);
      case 'Assertion':
        return node.kind === 'lookahead' ? ahead(node, next) : asNative(node, next);
      case 'Quantifier':
        return node.max === Infinity && node.min <= 1 ? endless(node, next) : counted(node, next);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return character(node, next);
    }
  }

  function either(alternatives: AST.Alternative[], next: Way): Way {
    const ways = alternatives.map(({ elements }) => elements.reduceRight((rest, one) => make(one, rest), next));
    return (at) => {
      step();
      return ways.some((way) => way(at));
    };
  }

  function character({ raw }: Single, next: Way): Way {
    const native = new RegExp(`^(?:${raw})$`, flags.replace(/[gmyd]/g, ''));
    const known = new Map<string, boolean>();
    return (at) => {
      step();
      if (at >= state.text.length) return false;
      const found = unicode ? String.fromCodePoint(state.text.codePointAt(at) ?? 0) : state.text.charAt(at);
      const fits = known.get(found) ?? native.test(found);
      known.set(found, fits);
      return fits && next(at + found.length);
    };
  }

  function captured(node: AST.CapturingGroup, index: number, next: Way): Way {
    let from = 0;
    const inner = either(node.alternatives, (to) => {
      state.captured[index] = state.text.slice(from, to);
      return next(to);
    });
    return (at) => {
      const outer = from;
      from = at;
      const found = inner(at);
      from = outer;
      return found;
    };
  }

  function again(resolved: AST.CapturingGroup[], next: Way): Way {
    return (at) => {
      step();
      const same = resolved.map((node) => state.captured[groups.indexOf(node)]).find((one) => one !== undefined) ?? '';
      return state.text.startsWith(same, at) && next(at + same.length);
    };
  }

  function ahead(node: AST.LookaheadAssertion, next: Way): Way {
    const inner = either(node.alternatives, () => true);
    return (at) => inner(at) !== node.negate && next(at);
  }

  /** What takes no characters and looks at a place, or back from it. */
  function asNative({ raw }: AST.Assertion, next: Way): Way {
    const native = new RegExp(raw, `${flags.replace(/[gyd]/g, '')}y`);
    return (at) => {
      step();
      native.lastIndex = at;
      return native.test(state.text) && next(at);
    };
  }

  function endless({ element, min, greedy }: AST.Quantifier, next: Way): Way {
    let began = -1;
    const inner = make(element, (to) => to !== began && loop(to));
    const enter: Way = (at) => {
      const outer = began;
      began = at;
      const found = inner(at);
      began = outer;
      return found;
    };
    const loop: Way = greedy ? (at) => enter(at) || next(at) : (at) => next(at) || enter(at);
    return min === 0 ? loop : enter;
  }

  function counted({ element, min, max, greedy }: AST.Quantifier, next: Way): Way {
    const turns: Way[] = [];
    const turn = (count: number): Way => (turns[count] ??= count === max ? next : oneMore(count));
    const oneMore = (count: number): Way => {
      const enter = make(element, (to) => turn(count + 1)(to));
      if (count < min) return enter;
      return greedy ? (at) => enter(at) || next(at) : (at) => next(at) || enter(at);
    };
    return (at) => turn(0)(at);
  }
}

/** Every group that captures, in the order of their numbers. */
function groupsIn(node: AST.Pattern | AST.Alternative | AST.Element): AST.CapturingGroup[] {
  const inner = innerOf(node);
  return [...(node.type === 'CapturingGroup' ? [node] : []), ...inner.flatMap(groupsIn)];
}

function innerOf(node: AST.Pattern | AST.Alternative | AST.Element): (AST.Alternative | AST.Element)[] {
  if (node.type === 'Quantifier') return [node.element];
  if (node.type === 'Alternative') return node.elements;
  return node.type === 'Pattern' ||
    node.type === 'Group' ||
    node.type === 'CapturingGroup' ||
    (node.type === 'Assertion' && 'alternatives' in node)
    ? node.alternatives
    : [];
}
