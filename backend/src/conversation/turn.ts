import type { FoodTable } from '../food/index.js';
import { languageOf, readText } from '../reading/index.js';
import type { Reading, ReadingContext } from '../reading/reading.js';
import { heedingAfterthoughts } from './afterthoughts/heed-afterthoughts.js';
import { applyOutcome } from './apply.js';
import { finish } from './finish.js';
import type { Hearing } from './hearing/hearing.js';
import { withoutSignature } from './hearing/ignorable.js';
import type { HeardText } from './heard.js';
import type { Intent } from './intents/intent.js';
import { askingMuch } from './intents/asking-much.js';
import { askingTwice } from './intents/asking-twice.js';
import { intentsOfReading } from './intents/of-reading.js';
import type { Outcome } from './outcome.js';
import { holdsPhoneNumber } from './phone-numbers.js';
import { openQuestion } from './questions/ask.js';
import { readable } from './readable.js';
import { heedingAct } from './recogniser/heed-act.js';
import { heedingOwn } from './relation/heed-own.js';
import { heedingRelation } from './relation/heed-relation.js';
import { heedingQuiet } from './slots/heed-quiet.js';
import { heedingSlots } from './slots/heed-slots.js';
import { route } from './route.js';
import { isFaintIn } from './safety/hear-safety.js';
import { heedingTags } from './tagger/heed-tags.js';
import { turnContextOf, type TurnContext } from './turn-context.js';
import type { Snapshot } from './snapshot.js';

/** A reading, and whether a configured model missed it (down, refusing, allowance gone) so that the built-in reader answered. */
export interface ReadAnswer {
  reading: Reading;
  modelMissed: boolean;
}

/**
 * First step: whatever can be understood without a reader is decided here; only meals, workouts and texts that
 * nothing else explains come back as `needs-reading`. Pure, and cheap enough to be repeated by `decide`.
 */
export function hear(heard: HeardText, snapshot: Snapshot, now: Date, table?: FoodTable): Hearing {
  const { text } = readable(heard, snapshot);
  const lang = languageOf(text, snapshot.user.language);
  return route(turnContextOf({ heard, text, snapshot, now, lang, reading: null, modelMissed: false, table }));
}

/** Whether another ear should hear the text for safety before it is decided. */
export function isFaint(heard: HeardText, snapshot: Snapshot, now: Date): boolean {
  const { text } = readable(heard, snapshot);
  const lang = languageOf(text, snapshot.user.language);
  return isFaintIn(
    turnContextOf({ heard, text: withoutSignature(text), snapshot, now, lang, reading: null, modelMissed: false, table: undefined }),
  );
}

/**
 * Second step: what to store and to say. `answer` is the reading that `hear` asked for; without one the built-in
 * reader is used. The same arguments always give the same outcome, so a lost commit may be decided again.
 */
export function decide(heard: HeardText, answer: ReadAnswer | null, snapshot: Snapshot, now: Date, table?: FoodTable): Outcome {
  return settle(hear(heard, snapshot, now, table), heard, answer, snapshot, now, table);
}

/** The second step on what the first one heard, for whoever has it at hand. */
export function settle(
  hearing: Hearing,
  heard: HeardText,
  answer: ReadAnswer | null,
  snapshot: Snapshot,
  now: Date,
  table?: FoodTable,
  part = 0,
): Outcome {
  const { text, cut } = readable(heard, snapshot);
  const heardLanguage = languageOf(text, null);
  if (hearing.type === 'decided') {
    const context = turnContextOf({
      heard,
      text,
      snapshot,
      now,
      lang: heardLanguage ?? snapshot.user.language,
      reading: null,
      modelMissed: false,
      table,
    });
    return finish(askedIfMuch(goneOn(weighed(heedingTags(hearing.intents, context), context), context, part), context, part), context, {
      cut,
      heardLanguage,
    });
  }
  const { reading, modelMissed } = answer ?? {
    reading: readText(hearing.text, hearing.context, table, hearing.as ? 'meal' : 'auto'),
    modelMissed: false,
  };
  // Foods give French and Spanish away too; English is what a reading is called when nothing does.
  const understood = reading.meals.length > 0 || (reading.workouts.length > 0 && text.split(' ').length >= SENTENCE);
  const language = heardLanguage ?? (understood && reading.language !== 'en' ? reading.language : null);
  const context = turnContextOf({ heard, text, snapshot, now, lang: language ?? snapshot.user.language, reading, modelMissed, table });
  const { before = [], after = [] } = hearing;
  // What was cut out of the text is not looked at again.
  const told =
    hearing.as === null && hearing.text !== context.text ? { ...context, text: hearing.text, apart: before.length > 0 } : context;
  const all = [...before, ...intentsOfReading(reading, told, hearing.as), ...after];
  // What a rule cut out of the text is heard as it cut it, and so is what a model read.
  const tagged = told === context && reading.reader === 'builtin' ? heedingTags(all, context) : all;
  return finish(
    hearing.as === null
      ? askingTwice(askedIfMuch(goneOn(weighed(tagged, context), context, told === context ? part : 1), context, part), context)
      : all,
    context,
    {
      cut,
      heardLanguage: language,
    },
  );
}

/** A part of a text is only played. */
const askedIfMuch = (intents: Intent[], context: TurnContext, part: number): Intent[] =>
  part > 0 || context.reading?.reader === 'model' || openQuestion(context) !== null ? intents : askingMuch(intents, context);

/** A text that speaks of what it has told, heard as two. */
const goneOn = (intents: Intent[], context: TurnContext, part: number): Intent[] =>
  part > 0 || context.reading?.reader === 'model'
    ? intents
    : heedingAfterthoughts(intents, context, (text, at, snapshot) => {
        const { now, table } = context;
        const heard: HeardText = { ...context.heard, id: `${context.heard.id}.${at}`, text, ...(at > 1 ? { goesOn: true } : {}) };
        const outcome = settle(hear(heard, snapshot, now, table), heard, null, snapshot, now, table, at);
        return { outcome, snapshot: applyOutcome(snapshot, outcome, heard, now) };
      });

/** What was heard, against what the text asks for by its wording and how it stands to what was told, as a whole and word by word. */
function weighed(intents: Intent[], context: TurnContext): Intent[] {
  if (holdsPhoneNumber(context.text)) return intents;
  const own = heedingOwn(intents, context);
  return own
    ? heedingAct(own, context)
    : heedingQuiet(heedingSlots(heedingRelation(heedingAct(intents, context), context), context), context);
}

/** Fewer words of a workout are much the same in all languages: "f45 45 min". */
const SENTENCE = 5;

/** Both steps at once, with a reader that answers in place: the built-in one unless another is given. */
export function turn(
  heard: HeardText,
  snapshot: Snapshot,
  now: Date,
  read: (text: string, context: ReadingContext) => ReadAnswer | null = () => null,
  table?: FoodTable,
): Outcome {
  const hearing = hear(heard, snapshot, now, table);
  return settle(hearing, heard, hearing.type === 'needs-reading' ? read(hearing.text, hearing.context) : null, snapshot, now, table);
}
