import { withoutAccents } from '../../language/fold.js';
import { countSegments, toGsm7 } from '../../domain/segments.js';
import type { Entry } from '../../domain/entry.js';
import type { ReplyDraft } from '../decision.js';
import type { Reply } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import { assumptionsText, caloriesText, entryHeading, entryText, itemsText, standingText, type Detail } from './entry-text.js';
import { cut, fit } from './fit.js';

/**
 * What was said in a turn as one text of at most two segments, split into one reply a kind; the first carries the
 * segments. `context.snapshot` is the one after the turn, so that every figure comes from rows.
 */
export function render(said: readonly ReplyDraft[], context: TurnContext, notes: readonly string[] = []): Reply[] {
  if (said.length === 0) return [];
  const withEntry = said.filter((one) => one.entry !== undefined);
  const plain = said.filter((one) => one.entry === undefined && one.text !== '').map((one) => one.text);
  const kinds = [...new Set(said.map((one) => one.kind))];
  const day = said.findLast((one) => one.standing !== undefined)?.standing;
  const standing = day === undefined ? [] : [standingText(day, context)].filter((text) => text !== '');
  const body =
    withEntry.length > 0 ? entriesText(withEntry, [...notes, ...plain], context) : cut([...plain, ...standing, ...notes].join(' '));
  const text = toGsm7(accented(body, context));
  const [first, ...others] = kinds;
  const reply = (kind: Reply['kind'], segments: number): Reply => ({ kind, text, segments, lang: context.lang });
  // The others are in the same text: told once, listed by kind.
  return [reply(first!, countSegments(text).segments), ...others.map((kind) => ({ ...reply(kind, 0), text: '' }))];
}

function entriesText(said: readonly ReplyDraft[], notes: readonly string[], context: TurnContext): string {
  const unique = [...new Map(said.map((one) => [one.entry!.id, one])).values()];
  const extra = [...said.map((one) => one.text).filter((text) => text !== ''), ...notes].join(' ');
  const lead = unique.map((one) => one.lead).find((text) => text !== undefined) ?? '';
  const entries = unique.map((one) => current(one.entry!, context));
  const day = entries.at(-1)!.localDate;
  const tails = needsHint(entries, extra !== '', context) ? [context.say.fixHint, context.say.fixHintShort, ''] : [''];
  const wordings = (['full', 'brief', 'least'] as const).flatMap((detail) =>
    tails.map((tail) => join(leading(lead, told(entries, context, detail)), standingText(day, context), extra, tail)),
  );
  return fit(wordings);
}

/** "Changed to" goes on in the sentence that it leads. */
const leading = (lead: string, text: string): string =>
  lead === '' || lead.endsWith('.') ? join(lead, text) : `${lead} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The answers of a new user that tell how to put something right. */
const FIRST_ANSWERS = 3;

/** Whether to tell how to put it right: to who is new, and where something is guessed, unknown or was left out. */
function needsHint(entries: readonly Entry[], hasNotes: boolean, { snapshot, ...context }: TurnContext): boolean {
  if (snapshot.nextNumber <= FIRST_ANSWERS + 1 || hasNotes) return true;
  return entries.some(
    (entry) =>
      entry.kind === 'meal' &&
      (entry.items.some((item) => item.nutrients === null || item.source === 'model') ||
        assumptionsText(entry, { ...context, snapshot }) !== ''),
  );
}

function told(entries: readonly Entry[], context: TurnContext, detail: Detail): string {
  if (entries.length === 1) return entryText(entries[0]!, context, detail);
  return entries
    .map((entry) =>
      entry.kind === 'meal'
        ? `${entryHeading(entry, context)}: ${itemsText(entry.items, context, detail)}, ${caloriesText(entry, context)}.`
        : entryText(entry, context, detail),
    )
    .join(' ');
}

/** The entry as it stands now; a later intent of the same text may have changed it. */
const current = (entry: Entry, context: TurnContext): Entry => context.snapshot.entries.find((one) => one.id === entry.id) ?? entry;

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

/** Words shorter than this are our own as well: "a" and "à". */
const LONG_ENOUGH = 4;

/** Foods are told back with the accents that they were written with: "café", not "cafe". */
function accented(body: string, { heard, lang }: TurnContext): string {
  if (lang === 'en' || withoutAccents(heard.text) === heard.text) return body;
  const typed = heard.text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= LONG_ENOUGH && withoutAccents(word) !== word);
  const own = new Map(typed.map((word) => [withoutAccents(word).toLowerCase(), word.toLowerCase()]));
  return body
    .split(/(?<=[^\p{L}\p{M}])|(?=[^\p{L}\p{M}])/u)
    .map((word) => {
      const found = own.get(word.toLowerCase());
      if (found === undefined) return word;
      return word[0] === word[0]!.toLowerCase() ? found : found[0]!.toUpperCase() + found.slice(1);
    })
    .join('');
}
