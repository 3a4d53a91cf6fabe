import type { Entry } from '../../../domain/entry.js';
import { addDays } from '../../../domain/local-day.js';
import type { When } from '../../../language/span.js';
import { doubled } from '../../hearing/doubled.js';
import type { Match } from '../../../understanding/match.js';
import { alone, edited, entryIn, itemIn, together } from '../binding.js';
import type { Proposal, Resolve } from '../proposal.js';
import { lastOf, type Talk } from '../talk.js';

/** How long "it" is what was logged last, where it is said never to have been eaten. */
const HOURS = 12;

/** "Didn't end up eating it", "skipped lunch after all": what stands goes; what was only planned is dropped. */
export const notEaten: Resolve = (match, talk) => {
  const { pending, changes } = talk.context.snapshot;
  const last = changes.findLast((change) => !change.undone);
  if (!match.bindings['entry'] && pending?.ask === 'offer' && (!last || last.at < pending.askedAt))
    return { intents: [{ type: 'drop-pending' }] };
  const told = entryIn(match) ?? entryIn(match, 'workout');
  const entry = told ?? lastOf(talk);
  if (told?.kind === 'workout' && !isOfDay(told, match, talk)) return null;
  if (!entry || (!told && talk.age > HOURS * 3600) || (entry.kind === 'workout') !== isOfSport(match, entry)) return null;
  const named = itemIn(match, talk);
  if (named && named.entry.items.length > 1) return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
  // Beside what says it outright it tells only why.
  return told ? gone(entry) : { ...gone(entry), weak: true };
};

/** "That's for tomorrow": what stands in the log is not eaten yet, and is to go. */
export const notYet: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  const entry = named?.entry ?? entryIn(match) ?? lastOf(talk);
  if (!entry || talk.age > MINUTES * 60 || !alone(match, talk)) return null;
  const proposal =
    named && named.entry.items.length > 1 ? edited(entry, { is: 'remove', of: named.item.name, only: true }, talk) : gone(entry);
  return proposal && { intents: [{ type: 'check', choices: [proposal.intents] }] };
};
/** "Skipped the gym" is of today, unless a day is told, and never of the run the day before. */
const isOfDay = ({ localDate }: Entry, { bindings }: Match, { context }: Talk): boolean =>
  localDate === addDays(context.today, (bindings['when']?.value as When | undefined)?.day ?? 0);

/** Sport is not done, and food not eaten. */
const isOfSport = ({ concepts }: Match, entry: Entry): boolean =>
  concepts.includes('never-did-it') || (entry.kind === 'workout' && concepts.some((name) => name === 'never-did' || name === 'did-not'));

export const gone = (entry: Entry): Proposal => ({
  intents: [{ type: 'delete', target: { by: 'numbers', numbers: [entry.number] } }],
});

/** "No further cream cheese", "the rice was leftover from tuesday": what was told stands. */
export const noMore: Resolve = () => ({ intents: [{ type: 'chat', what: 'noted' }] });

/** "You logged it twice, delete one": one of the two goes. */
export const twice: Resolve = (match, talk) => {
  if (isLarger(match, talk)) return null;
  const intent = doubled(null, talk.context);
  // "I already sent that" is of two texts, and halves no two eggs.
  const halves = match.concepts.includes('sent-before') && intent.type === 'edit';
  return { intents: [halves ? { type: 'ask-what', about: 'wrong' } : intent] };
};

/** "You put the latte in twice", beside what is to become of it. */
export const saysWhy: Resolve = (match, talk) => (isLarger(match, talk) ? null : { intents: [], nothing: true });

/** "The burger was a double" says how large it was. */
const isLarger = ({ to }: Match, { chart }: Talk): boolean => chart.at[to - 2]?.some(({ kind }) => kind === 'article') === true;

/** "I only had the burger": of several foods that were told, the others go. */
export const onlyThese: Resolve = (match, talk) => {
  const kept = ['item', 'second'].flatMap((name) => (match.bindings[name] ? [itemIn(match, talk, name)] : []));
  const [first] = kept;
  if (!first || kept.some((one) => one?.entry.id !== first.entry.id) || !spokenNow(first.entry, talk)) return null;
  const others = first.entry.items.filter((_, index) => !kept.some((one) => one?.index === index));
  return together(others.map((item) => edited(first.entry, { is: 'remove', of: item.name, only: true }, talk)));
};

/** How long a meal is what "only the burger" was had of. */
const MINUTES = 90;
const spokenNow = (entry: Entry, talk: Talk): boolean => lastOf(talk)?.id === entry.id && talk.age <= MINUTES * 60;
