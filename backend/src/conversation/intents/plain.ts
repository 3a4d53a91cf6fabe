import { decision, silent, type Decision } from '../decision.js';
import { mealIn } from '../hearing/meal-words.js';
import { fold } from '../../language/fold.js';
import type { Event } from '../events.js';
import type { ReplyKind } from '../outcome.js';
import { ask, numbered } from '../questions/ask.js';
import { read } from '../matching-items.js';
import { lastEntries } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';
import { upgradeLink } from '../upgrade-link.js';
import { capital, entryTitle, itemsText } from '../replies/entry-text.js';
import type { ChatTopic, IntentOf } from './intent.js';

// Handlers that only say something: no entry is made or changed here.

export function chat({ what, words }: IntentOf<'chat'>, context: TurnContext): Decision {
  const { say, snapshot } = context;
  const { app, support } = snapshot.links;
  const told: Record<ChatTopic, [ReplyKind, string] | null> = {
    thanks: ['ack', say.welcome],
    // A bare "ok" ends the exchange: an answer to it would only ask for another.
    ok: null,
    hungry: ['ack', say.planNoted],
    greeting: ['ack', say.greeting(snapshot.user.firstName)],
    already: ['ack', say.alreadyLogged],
    noted: ['ack', say.gotIt],
    'weight-step': ['ack', say.askWeight],
    'not-eaten': ['ack', say.notLogged],
    'not-done': ['ack', say.notDone],
    'nothing-eaten': ['ack', say.nothingLogged],
    'keep-reminders': ['ack', say.remindersStay],
    'self-critical': ['ack_kind', say.kind],
    rude: ['ack_kind', say.calm],
    identify: ['identify', say.identify(app)],
    'wrong-number': ['identify', say.wrongNumber],
    link: ['clarify', say.cannotOpenLink],
    'phone-change': ['answer', say.phoneChange(`${app}/account`, support)],
  };
  const reply = told[what];
  const flags: Event[] = what === 'wrong-number' ? [{ type: 'staff-flagged', reason: 'wrong-number' }] : [];
  const items = words === undefined ? [] : offeredItems(words, context);
  // "I finished it for her" may follow.
  const pending = items.length > 0 ? { pending: ask('offer', [], { items, meal: mealIn(fold(context.text)) }, context) } : {};
  return decision('none', reply ? [{ kind: reply[0], text: reply[1] }] : [], { events: flags, ...pending });
}

export function refused({ what }: IntentOf<'refused'>, { say }: TurnContext): Decision {
  if (what === 'meter') return decision('none', [{ kind: 'unsupported', text: say.noMeter }]);
  return decision('none', [{ kind: 'refuse', text: what === 'card-number' ? say.noCards : say.onlyYourOwn }]);
}

export const future = (_: IntentOf<'future'>, { say }: TurnContext): Decision => decision('none', [{ kind: 'refuse', text: say.noFuture }]);

export function mediaOnly({ mediaType, trouble }: IntentOf<'media-only'>, { say }: TurnContext): Decision {
  const text = trouble ? say.photoTrouble[trouble] : mediaType?.startsWith('image/') ? say.noPhotos : say.noMedia;
  return decision('none', [{ kind: 'unsupported', text }]);
}

/** A picture that says which meal it is: the meal is asked for in words. */
export const mediaMeal = ({ meal, mediaType }: IntentOf<'media-meal'>, context: TurnContext): Decision => ({
  ...mediaOnly({ type: 'media-only', mediaType }, context),
  intents: ['log_meal'],
  pending: ask('meal', [], { meal }, context),
});

export const echoedCode = (_: IntentOf<'echoed-code'>, { say }: TurnContext): Decision =>
  decision('none', [{ kind: 'answer', text: say.codeGoesInBrowser }]);

export const help = (_: IntentOf<'help'>, { say }: TurnContext): Decision => decision('help', [{ kind: 'help_commands', text: say.help }]);

export function usage({ command, way }: IntentOf<'usage'>, { say, snapshot }: TurnContext): Decision {
  return decision('usage', [{ kind: 'usage', text: way ? say.ways[way](snapshot.links.app) : say.usage(command) }]);
}

export function textLimit(_: IntentOf<'text-limit'>, context: TurnContext): Decision {
  const { say, snapshot } = context;
  // One notice a local day by SMS, then silence; the dashboard shows it each time.
  if (snapshot.noticed.includes('texts') && context.heard.source === 'sms') return silent('none');
  const text = say.textLimit(snapshot.capabilities.textsPerDay, upgradeLink(context));
  return decision('none', [{ kind: 'limit_texts', text }], {
    events: [{ type: 'limit-noticed', limit: 'texts', localDate: context.today }],
  });
}

export function askWhat(
  { about, value, meal = null, activity, day = 0, time, quiet, entry, of }: IntentOf<'ask-what'>,
  context: TurnContext,
): Decision {
  const { say } = context;
  const clarify = (text: string, name: Parameters<typeof ask>[0], options: string[] = [], draft: unknown = {}) =>
    decision('clarify', [{ kind: 'clarify', text }], { pending: ask(name, options, draft, context) });
  switch (about) {
    case 'wrong': {
      const last = context.snapshot.entries.find(({ number }) => number === entry) ?? lastEntries(context)[0];
      return last
        ? clarify(say.askWhatToChange(entryTitle(last, context)), 'wrong', [], { entryId: last.id })
        : clarify(say.askWhatAte, 'meal', [], { meal: null });
    }
    case 'share': {
      const last = lastEntries(context)[0];
      return last
        ? clarify(say.askShare(of ?? null), 'share', [], { entryId: last.id, of: of ?? null })
        : clarify(say.askWhatAte, 'meal', [], { meal: null });
    }
    case 'number': {
      const options = [say.numberEaten, say.numberGoal];
      return clarify(say.askNumber(String(value), numbered(options)), 'number', options, { value });
    }
    case 'drink':
      return clarify(say.askDrink, 'meal', [], { meal: null });
    case 'date':
      return clarify(say.askDate, 'meal', [], { meal: null });
    case 'negative':
      return clarify(say.amountAboveZero(''), 'meal', [], { meal: null });
    case 'meal': {
      const pending = ask('meal', [], { meal, day, ...(time === undefined ? {} : { time }) }, context);
      return quiet ? silent('none', { pending }) : clarify(say.askWhatAte, 'meal', [], pending.draft);
    }
    case 'workout':
      return activity
        ? clarify(say.askHowLong(say.activity(activity)), 'workout', [], { activity })
        : value
          ? clarify(say.askActivity(value), 'workout', [], { activity: null, minutes: value })
          : clarify(say.askWorkout, 'workout', [], { activity: null });
    case 'snooze':
      return decision('settings', [{ kind: 'unsupported', text: say.noSnooze }]);
    case 'profile':
      return decision('settings', [{ kind: 'unsupported', text: say.notKept }]);
    case 'other-goal':
      return decision('set_goal', [{ kind: 'unsupported', text: say.noSuchGoal }]);
    case 'units':
      return decision('settings', [{ kind: 'unsupported', text: say.unitsFollow }]);
    case 'quiet-hours':
      return decision('settings', [{ kind: 'clarify', text: say.quietHours(`${context.snapshot.links.app}/notifications`) }]);
  }
}

export function skipMeal({ meal, day }: IntentOf<'skip-meal'>, context: TurnContext): Decision {
  const events: Event[] = meal && day === 0 ? [{ type: 'meal-skipped', meal, localDate: context.today }] : [];
  return decision('skip_meal', [{ kind: 'ack', text: context.say.skipped(meal) }], { events });
}

const offeredItems = (words: string, context: TurnContext) =>
  read(words, context)
    .filter((item) => item.nutrients !== null)
    .map(toItem);

/** Something that may be eaten: nothing is stored; "had it" will. */
export function plan({ words, mention, sport }: IntentOf<'plan'>, context: TurnContext): Decision {
  const intent = mention ? 'none' : 'plan';
  const items = words === '' ? [] : offeredItems(words, context);
  if (items.length === 0) {
    const noted = sport === undefined ? context.say.planNoted : context.say.sportPlanned;
    // "Done, 60 min" may follow.
    const pending = sport === undefined ? {} : { pending: ask('workout', [], { activity: sport }, context) };
    return decision(intent, [{ kind: 'ack', text: mention ? context.say.nothingLogged : noted }], pending);
  }
  const calories = items.reduce((sum, item) => sum + item.nutrients!.calories, 0);
  const text = context.say.planOffer(capital(itemsText(items, context)), Math.round(calories));
  return decision(intent, [{ kind: 'offer', text }], { pending: ask('offer', [], { items, meal: mealIn(fold(context.text)) }, context) });
}

export function notUnderstood({ words, foreign, asked }: IntentOf<'not-understood'>, context: TurnContext): Decision {
  const events: Event[] = [{ type: 'staff-flagged', reason: 'not-understood' }];
  if (asked && !foreign) return decision('question', [{ kind: 'unknown', text: context.say.cannotAnswer }], { events });
  const text = foreign ? context.say.languagesWeKnow : context.say.notUnderstood(words.length > 30 ? `${words.slice(0, 27)}...` : words);
  return decision('none', [{ kind: 'unknown', text }], { events });
}

export const deferred = (_: IntentOf<'deferred'>, { say }: TurnContext): Decision =>
  decision('deferred', [{ kind: 'saved_later', text: say.savedForLater }], { events: [{ type: 'reading-deferred' }] });
