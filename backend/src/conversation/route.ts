import { withinLimit } from '../domain/plan.js';
import { fold } from '../language/fold.js';
import { said } from '../language/said.js';
import { besideReason } from './asking/beside-reason.js';
import { besideRemarks } from './asking/beside-remarks.js';
import { hearAsked, hearRest, hearWishes } from './asking/hear-asking.js';
import { hearAbility, hearWay } from './asking/ways.js';
import { hearFrames } from './frames/hear-frames.js';
import { tellsOfOthers } from './frames/tells-of-others.js';
import { commandRule } from './commands/hear-command.js';
import { besideDenied } from './hearing/beside-denied.js';
import { hearAskedOn } from './hearing/asked-on.js';
import { hearAnnounced } from './hearing/announced.js';
import { hearCalledOff } from './hearing/called-off.js';
import { hearChat, hearHandoff, hearRefused } from './hearing/chat.js';
import { hearContinued, hearNamedBehind } from './hearing/continued.js';
import { besideCourtesy } from './hearing/courtesy.js';
import { hearCountedIn } from './hearing/counted-in.js';
import { hearDate } from './hearing/dates.js';
import { hearDeletion } from './hearing/deletion.js';
import { hearDoubled } from './hearing/doubled.js';
import { decided, type Hearing, type Rule } from './hearing/hearing.js';
import { hearHowMuch } from './hearing/how-much.js';
import { hearIgnorable, withoutSignature } from './hearing/ignorable.js';
import { hearKeyword } from './hearing/keywords.js';
import { withoutListMark } from './hearing/list-mark.js';
import { hearLeaving } from './hearing/leaving.js';
import { hearNamed } from './hearing/named.js';
import { hearOneOfSpoken } from './hearing/one-of-spoken.js';
import { hearOfferedTold } from './hearing/offered-told.js';
import { hearOwnPart } from './hearing/own-part.js';
import { hearQuickAdd } from './hearing/quick-add.js';
import { hearSave, hearSavedMeal } from './hearing/repeats.js';
import { hearSeen } from './hearing/seen.js';
import { hearSkippedBut } from './hearing/skipped-but.js';
import { severalRule } from './hearing/several.js';
import { hearComplaint, hearUnspecific } from './hearing/unspecific.js';
import { hearToldAfterUndo } from './hearing/told-after-undo.js';
import { hearUnsaved } from './hearing/unsaved.js';
import { hearVague } from './hearing/vague.js';
import { hearInquired } from './inquiring/hear-inquired.js';
import { handle, HANDLERS } from './intents/registry.js';
import { restAt } from '../reading/index.js';
import { hearAnswer } from './questions/hear-answer.js';
import { hearDanger, hearOptedOut, hearSafety, revocationRule } from './safety/hear-safety.js';
import { hasSafetyNote } from './safety/note.js';
import { readingContext, type TurnContext } from './turn-context.js';
import { hearToldSport } from './telling/sport-told.js';
import { saidOfTelling } from './telling/told-on.js';
import { hearWished } from './wishing/hear-wished.js';

const unknownSender: Rule = ({ snapshot }) => (snapshot.stranger || snapshot.user.deleted ? decided({ type: 'unknown-sender' }) : null);

/** A sign-in code texted to us instead of typed in the browser. */
const echoedCode: Rule = ({ text, snapshot }) => {
  const bare = /^\d{3}[ -]?\d{3}\.?$/.test(text) && snapshot.codeSentAt !== null;
  return bare || /\b(?:code|verification|passcode|pin|codigo)\b[^.]{0,20}\b\d{3}[ -]?\d{3}\b/i.test(text)
    ? decided({ type: 'echoed-code' })
    : null;
};

const HELP = said('help');

/** "?", "help", "how does this work". */
const helpMark: Rule = ({ text }) => {
  const asked = fold(text.endsWith('?') ? text.slice(0, -1) : text);
  const marks = asked !== '' && [...asked].every((sign) => sign === '?');
  return marks || text === '?' || HELP.has(asked) || asksHowItWorks(asked.split(' ')) ? decided({ type: 'help' }) : null;
};

/** "how do you work", "how does this thing work" */
const asksHowItWorks = ([how = '', does = '', it = '', ...rest]: readonly string[]): boolean =>
  how === 'how' && (does === 'do' || does === 'does') && ['this', 'it', 'you'].includes(it) && rest.length <= 2 && rest.at(-1) === 'work';

/** A correction, with or without a reason behind it: "the bagel counts as breakfast i got up late". */
/** "Only ate half, other half is for tonight": what becomes of the rest changes nothing. */
const besideRest: Rule = (context) => {
  const rest = restAt(context.text);
  return rest && rest.from > 0 ? hearFrames({ ...context, text: context.text.slice(0, rest.from) + context.text.slice(rest.to) }) : null;
};

const hearCorrection: Rule = (context) => {
  const reasoned = tellsOfOthers(context) ? null : besideReason(context, hearFrames);
  const heard = reasoned ?? besideRest(context) ?? hearFrames(context) ?? besideRemarks(context, firstChanged(context));
  // What would only be asked about may tell the meal at hand more closely.
  const more = heard && asksOnly(heard, context) ? saidOfTelling(context) : null;
  return more ? decided(more) : heard;
};

/** What the first clause puts right; behind it may stand how it came: "run was 52 min, garmin took forever to sync". */
const firstChanged =
  (whole: TurnContext): Rule =>
  (context) => {
    const heard = whole.text.startsWith(context.text) ? hearFrames(context) : null;
    return heard?.type === 'decided' && heard.intents.every(({ type }) => type === 'edit' || type === 'delete') ? heard : null;
  };

const asksOnly = (heard: Hearing, context: TurnContext): boolean =>
  heard.type === 'decided' && heard.intents.every((intent) => handle(intent, context).pending?.ask === 'wrong');

/** In the order of "How the conversation behaves"; within a group, the more particular first. */
const CERTAIN: readonly Rule[] = [
  hearIgnorable,
  hearKeyword,
  revocationRule(hearWishes),
  hearOptedOut,
  hearDanger,
  unknownSender,
  hearSafety,
  hearSeen,
  echoedCode,
];

const RULES: readonly Rule[] = [
  hearToldSport,
  hearContinued,
  hearNamedBehind((context) => firstOf(context)),
  hearAskedOn,
  hearOneOfSpoken,
  hearOfferedTold,
  hearAnswer,
  commandRule((context) => route(context)),
  // Corrections, undo, repeats, questions about one's own data.
  helpMark,
  hearLeaving,
  hearRefused,
  hearDoubled,
  hearSkippedBut,
  hearCountedIn,
  hearWishes,
  hearSave,
  hearUnsaved,
  hearCalledOff,
  hearUnspecific,
  hearToldAfterUndo,
  besideDenied((context) => firstOf(context)),
  hearHowMuch((context) => firstOf(context)),
  hearCorrection,
  hearNamed,
  hearOwnPart,
  hearWished,
  severalRule((context) => firstOf(context)),
  hearDeletion,
  hearSavedMeal,
  hearVague,
  hearChat,
  hearHandoff,
  hearComplaint,
  hearWay,
  hearRest,
  hearAsked,
  hearAbility,
  hearInquired,
  hearQuickAdd,
  hearDate,
  hearAnnounced,
];

/** The first rule that knows the text; what none knows is read as a meal or workout. */
export function route(given: TurnContext): Hearing {
  const signed = { ...given, text: withoutSignature(given.text) };
  const context = { ...signed, text: withoutListMark(signed) };
  const heard = firstBy(CERTAIN, context) ?? besideCourtesy(context, hearTold);
  return heldBack(heard, context) ?? heard;
}

const firstOf = (context: TurnContext): Hearing => firstBy(CERTAIN, context) ?? hearTold(context);

function firstBy(rules: readonly Rule[], context: TurnContext): Hearing | null {
  for (const rule of rules) {
    const heard = rule(context);
    if (heard) return heard;
  }
  return null;
}

function hearTold(context: TurnContext): Hearing {
  const heard = firstBy(RULES, context);
  if (heard) return heard;
  return { type: 'needs-reading', text: context.text, context: readingContext(context.snapshot, context.now), as: null };
}

/** The daily text limit, checked once the text turned out to be one that counts and before it is acted on. */
function heldBack(heard: Hearing, context: TurnContext): Hearing | null {
  const { snapshot } = context;
  const counts = heard.type === 'needs-reading' || heard.intents.some((intent) => HANDLERS[intent.type].counts);
  if (!counts || withinLimit(snapshot.used.texts, snapshot.capabilities.textsPerDay)) return null;
  return decided(hasSafetyNote(context) ? { type: 'text-limit', note: true } : { type: 'text-limit' });
}
