import type { Frame } from './frame.js';
import { lastOf, type Talk } from './talk.js';

/** What is weak gives way to what is not; an amount told outright says it all, whatever was taken off before. */
export function meantOf(frames: readonly Frame[], talk: Talk): readonly Frame[] {
  const strong = frames.some(({ proposal }) => !proposal.weak && !proposal.nothing);
  // What is taken back is not taken away besides.
  const back = frames.some(
    ({ match, proposal }) => (match.sentence.act === 'undo' || match.sentence.act === 'never-mind') && !proposal.weak,
  );
  // "Nvm, i gave the fries to jake" says what not to mind.
  const asked = frames.some(
    ({ match, proposal }) => match.bindings['item'] && proposal.intents.some(({ type }) => type === 'edit' || type === 'delete'),
  );
  const outright = frames.some(({ match }) => match.sentence.act.startsWith('amount'));
  // Of two shares the one that was told last says what was eaten: "the kids had most, I had a quarter".
  const shares = frames.filter(({ match, proposal }) => SHARES.has(match.sentence.act) && proposal.intents.length > 0);
  // "Split the fries with her so half" is of the fries.
  const share =
    shares.findLast((frame) => shares.every((other) => factorOf(other) === factorOf(frame)) && targetOf(frame) !== null) ?? shares.at(-1);
  // "Make it three, i stole one from my son" tells why.
  const counted = frames.filter(({ match }) => match.sentence.act === 'amount');
  // "It was fine, put it in again", of what was undone, brings it back and is no second one.
  const redone = frames.some(({ proposal }) => proposal.intents.some(({ type }) => type === 'redo'));
  const removed = frames.filter(({ match }) => match.sentence.act === 'delete');
  return frames.filter(
    (frame) =>
      !(removed.length > 0 && isOfIt(frame)) &&
      !(redone && frame.proposal.intents.some((intent) => intent.type === 'repeat' && intent.what.from === 'last')) &&
      !countsOn(frame, frames, talk) &&
      !(strong && frame.proposal.weak) &&
      !(frame.match.sentence.act === 'amount?' && counted.some((other) => sameTarget(frame, other))) &&
      !(asked && frame.match.sentence.act === 'never-mind') &&
      !(back && frame.match.sentence.act === 'delete-last') &&
      !(outright && LESS.has(frame.match.sentence.act)) &&
      !(share && frame !== share && SHARES.has(frame.match.sentence.act) && sameTarget(frame, share)),
  );
}

/** How much less it was, which an amount told outright says too. */
const LESS: ReadonlySet<string> = new Set(['by', 'left-so-much']);
const SHARES: ReadonlySet<string> = new Set(['share', 'share?', 'left', 'split', 'split-among', 'halve']);

/** Both change the same food, or one of them does not say which. */
const sameTarget = (one: Frame, other: Frame): boolean =>
  targetOf(one) === null || targetOf(other) === null || targetOf(one) === targetOf(other);

/** The food that is changed; null: all of it. */
function targetOf({ proposal: { intents } }: Frame): string | null {
  const [intent] = intents;
  return intent?.type === 'edit' && 'of' in intent.change ? (intent.change.of ?? null) : null;
}

function factorOf({ proposal: { intents } }: Frame): number | null {
  const [intent] = intents;
  return intent?.type === 'edit' && intent.change.is === 'scale' ? intent.change.factor : null;
}

/** "Delete breakfast, that was saturday's" tells why. */
const isOfIt = ({ match: { sentence, bindings } }: Frame): boolean =>
  sentence.act === 'when' && ['item', 'nth', 'entry', 'workout'].every((slot) => bindings[slot] === undefined);

/** "3 actually, i had another one" of two: the one is counted in what they came to. */
function countsOn({ match, proposal: { intents } }: Frame, frames: readonly Frame[], talk: Talk): boolean {
  const [intent] = intents;
  const [more] = match.sentence.act === 'more' && intent?.type === 'log-meal' ? intent.items : [];
  const last = lastOf(talk);
  if (!more || last?.kind !== 'meal') return false;
  const before = last.items.find(({ name }) => name === more.name)?.quantity ?? 0;
  return frames.some(({ proposal }) =>
    proposal.intents.some(
      (one) => one.type === 'edit' && one.change.is === 'amount' && one.change.amount.quantity === before + more.quantity,
    ),
  );
}
