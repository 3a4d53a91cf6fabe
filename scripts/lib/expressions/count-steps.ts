import { RegExpParser } from '@eslint-community/regexpp';

/** Thrown when a match takes more steps than it may. */
class TooMany extends Error {}

const kept = new Map();

/**
 * How many steps a backtracking matcher takes to look for an expression in a text: the same on every machine. It goes through the
 * alternatives as the language prescribes, without the shortcuts of a real engine. More than `most` count as Infinity.
 */
export function countSteps({ source, flags }, text, most = 2_000_000) {
  const key = `/${source}/${flags}`;
  if (!kept.has(key)) kept.set(key, matcherOf(source, flags));
  return kept.get(key)(text, most);
}

function matcherOf(source, flags) {
  const unicode = flags.includes('u');
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode, unicodeSets: flags.includes('v') });
  const groups = groupsIn(pattern);
  const state = { text: '', captured: [], taken: 0, most: 0 };
  const step = () => {
    state.taken += 1;
    if (state.taken > state.most) throw new TooMany();
  };
  // Each of these makes a function of a place in the text: whether `node` and after it `next` match there.
  const make = {
    Pattern: (node, next) => either(node.alternatives, next),
    Group: (node, next) => either(node.alternatives, next),
    CapturingGroup: (node, next) => captured(node, groups.indexOf(node), next),
    Alternative: (node, next) => node.elements.reduceRight((rest, one) => make[one.type](one, rest), next),
    Character: (node, next) => character(node, next),
    CharacterSet: (node, next) => character(node, next),
    CharacterClass: (node, next) => character(node, next),
    ExpressionCharacterClass: (node, next) => character(node, next),
    Backreference: ({ resolved }, next) => again([resolved].flat(), next),
    Assertion: (node, next) => (node.kind === 'lookahead' ? ahead(node, next) : asNative(node, next)),
    Quantifier: (node, next) => (node.max === Infinity && node.min <= 1 ? endless(node, next) : counted(node, next)),
  };
  const run = make.Pattern(pattern, () => true);

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

  function either(alternatives, next) {
    const ways = alternatives.map((one) => make.Alternative(one, next));
    return (at) => {
      step();
      return ways.some((way) => way(at));
    };
  }

  function character({ raw }, next) {
    const native = new RegExp(`^(?:${raw})$`, flags.replace(/[gmyd]/g, ''));
    const known = new Map();
    return (at) => {
      step();
      if (at >= state.text.length) return false;
      const found = unicode ? String.fromCodePoint(state.text.codePointAt(at)) : state.text[at];
      if (!known.has(found)) known.set(found, native.test(found));
      return known.get(found) && next(at + found.length);
    };
  }

  function captured(node, index, next) {
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

  function again(resolved, next) {
    return (at) => {
      step();
      const same = resolved.map((node) => state.captured[groups.indexOf(node)]).find((one) => one !== undefined) ?? '';
      return state.text.startsWith(same, at) && next(at + same.length);
    };
  }

  function ahead(node, next) {
    const inner = either(node.alternatives, () => true);
    return (at) => inner(at) !== node.negate && next(at);
  }

  /** What takes no characters and looks at a place, or back from it. */
  function asNative({ raw }, next) {
    const native = new RegExp(raw, `${flags.replace(/[gyd]/g, '')}y`);
    return (at) => {
      step();
      native.lastIndex = at;
      return native.test(state.text) && next(at);
    };
  }

  function endless({ element, min, greedy }, next) {
    let began = -1;
    const inner = make[element.type](element, (to) => to !== began && loop(to));
    const enter = (at) => {
      const outer = began;
      began = at;
      const found = inner(at);
      began = outer;
      return found;
    };
    const loop = greedy ? (at) => enter(at) || next(at) : (at) => next(at) || enter(at);
    return min === 0 ? loop : enter;
  }

  function counted({ element, min, max, greedy }, next) {
    const turns = [];
    const turn = (count) => (turns[count] ??= count === max ? next : oneMore(count));
    const oneMore = (count) => {
      const enter = make[element.type](element, (to) => turn(count + 1)(to));
      if (count < min) return enter;
      return greedy ? (at) => enter(at) || next(at) : (at) => next(at) || enter(at);
    };
    return (at) => turn(0)(at);
  }
}

function groupsIn(node) {
  const inner = node.alternatives ?? node.elements ?? (node.type === 'Quantifier' ? [node.element] : []);
  return [...(node.type === 'CapturingGroup' ? [node] : []), ...inner.flatMap(groupsIn)];
}
