/** Words that several sentences choose from, by name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** How often each word of the longest choice is drawn. */
const ROUNDS = 2;

/**
 * Texts of one template: `(a|b|)` is a choice, `<name>` one of a list. Every choice goes round its words in an order of its own,
 * so that each of them comes up and their pairings differ; the same template gives the same texts every time.
 */
export function expand(template: string, lists: Lists, seed: number): string[] {
  const draw = drawing(seed);
  const slots = slotsOf(template, lists).map((words) => shuffled(words, draw));
  const longest = Math.max(...slots.map(({ length }) => length));
  const all = slots.reduce((product, { length }) => product * length, 1);
  const texts = new Set<string>();
  for (let turn = 0; turn < Math.min(ROUNDS * longest, all); turn += 1) {
    const drawn = slots.map((words, at) => words[(turn + Math.floor(turn / words.length) * (at + 1)) % words.length]!);
    texts.add(listed(drawn.join(''), lists, draw).split(' ').filter(Boolean).join(' '));
  }
  return [...texts];
}

function slotsOf(template: string, lists: Lists): string[][] {
  const [first, ...rest] = template.split('(');
  return [
    ...outside(first!, lists),
    ...rest.flatMap((part) => {
      const [choice, after] = part.split(')');
      if (after === undefined) throw new Error(`a choice is not closed: ${template}`);
      return [choice!.split('|'), ...outside(after, lists)];
    }),
  ];
}

/** Words that always stand there, and whole lists. */
function outside(text: string, lists: Lists): string[][] {
  const [first, ...rest] = text.split('<');
  const slots = [
    [first!],
    ...rest.flatMap((part) => {
      const [name, after] = part.split('>');
      return [[...list(name!, lists)], [after!]];
    }),
  ];
  return slots.filter((words) => words.some(Boolean));
}

/** A list within a choice: one of its words, by chance. */
function listed(text: string, lists: Lists, draw: (below: number) => number): string {
  const [first, ...rest] = text.split('<');
  return rest.reduce((made, part) => {
    const [name, after] = part.split('>');
    const words = list(name!, lists);
    return made + words[draw(words.length)]! + after!;
  }, first!);
}

function list(name: string, lists: Lists): readonly string[] {
  const words = lists.get(name);
  if (!words) throw new Error(`no list is called ${name}`);
  return words;
}

function shuffled(words: string[], draw: (below: number) => number): string[] {
  for (let at = words.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1);
    [words[at], words[other]] = [words[other]!, words[at]!];
  }
  return words;
}

/** A linear congruential generator, whose high bits are used. */
function drawing(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
