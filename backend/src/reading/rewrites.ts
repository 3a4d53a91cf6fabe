import { REWRITES } from '../language/load-lexicons.js';
import { ByBeginnings, has, mayHave } from '../language/beginnings.js';
import { isWordSign, shapeOf, type Found, type Shape } from '../language/shape.js';

interface Rewrite {
  say: Shape;
  by: string;
  behind: Shape | null;
  notBehind: Shape | null;
  next: Shape | null;
  notNext: Shape | null;
  end: boolean;
}

const all: readonly Rewrite[] = REWRITES.map((one) => ({
  say: shapeOf([one.say]),
  by: one.by ?? '',
  behind: maybe(one.behind),
  notBehind: maybe(one['not-behind']),
  next: maybe(one.next),
  notNext: maybe(one['not-next']),
  end: one.end ?? false,
}));

/** Few of them may stand in a text. */
let known: ByBeginnings | null = null;
const mayStandIn = (text: string): Int32Array => (known ??= new ByBeginnings(all.map(({ say }) => say.beginnings))).in(text);

function maybe(way: string | undefined): Shape | null {
  return way === undefined ? null : shapeOf([way]);
}

/** "Surf and turf" is steak and shrimp: with what `data/language/rewrites.yaml` lists read as another. */
export function reworded(text: string): string {
  let out = text;
  let may = mayStandIn(out);
  for (let at = 0; at < all.length; at++) {
    if (!has(may, at) || !mayHave(out, all[at]!.say.needs)) continue;
    const by = all[at]!.end ? atEnd(out, all[at]!) : everywhere(out, all[at]!);
    if (by !== out) may = mayStandIn(by);
    out = by;
  }
  return out;
}

function atEnd(text: string, { say, by }: Rewrite): string {
  const found = say.ends(text);
  return found ? text.slice(0, found.from).trimEnd() + filled(by, found) : text;
}

function everywhere(text: string, one: Rewrite): string {
  let [out, done] = ['', 0];
  for (let found = one.say.find(text); found; found = one.say.find(text, found.to)) {
    if (!fits(text, found, one)) continue;
    const before = out + text.slice(done, found.from);
    const by = filled(one.by, found);
    // a word that goes takes a blank with it, and one that is put in stands apart
    done = by === '' && text[found.to] === ' ' ? found.to + 1 : found.to;
    out =
      before +
      (isWordSign(before.at(-1)) && isWordSign(by[0]) ? ' ' : '') +
      by +
      (isWordSign(by.at(-1)) && isWordSign(text[done]) ? ' ' : '');
  }
  return done === 0 ? text : out + text.slice(done);
}

/** What must stand right before is told in no more letters: where much is reworded, each place looks back so far and not to the beginning. */
const NEAR = 60;

function fits(text: string, { from, to }: Found, { behind, notBehind, next, notNext }: Rewrite): boolean {
  const before = behind || notBehind ? text.slice(0, from).trimEnd() : '';
  const after = next || notNext ? text.slice(to).trimStart() : '';
  const near = Math.max(0, before.length - NEAR);
  return !(
    (behind && !behind.ends(before, near)) ||
    notBehind?.ends(before, near) ||
    (next && !next.leads(after)) ||
    notNext?.leads(after)
  );
}

const filled = (by: string, { held }: Found): string =>
  Object.entries(held).reduce((out, [slot, words]) => out.replaceAll(`{${slot}}`, words), by);
