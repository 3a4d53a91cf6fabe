import { withinLimit } from '../domain/plan.js';
import { commandRule } from './commands/hear-command.js';
import { hearAmending } from './hearing/amending.js';
import { hearChat, hearHandoff, hearRefused } from './hearing/chat.js';
import { hearCorrection } from './hearing/corrections.js';
import { hearDate } from './hearing/dates.js';
import { hearDeletion } from './hearing/deletion.js';
import { hearDoubled } from './hearing/doubled.js';
import { hearGoal } from './hearing/goals.js';
import { decided, type Hearing, type Rule } from './hearing/hearing.js';
import { hearIgnorable, withoutSignature } from './hearing/ignorable.js';
import { hearKeyword, hearRevocation } from './hearing/keywords.js';
import { hearWater, hearWeight } from './hearing/measures.js';
import { hearMemory } from './hearing/memory-words.js';
import { hearQuestion } from './hearing/questions.js';
import { hearQuickAdd } from './hearing/quick-add.js';
import { hearRepeat, hearSave, hearSavedMeal } from './hearing/repeats.js';
import { hearSafety, safetyTopic } from './hearing/safety.js';
import { hearSetting } from './hearing/settings.js';
import { hearSkipping } from './hearing/skipping.js';
import { severalRule } from './hearing/several.js';
import { hearUndo } from './hearing/undo.js';
import { hearVague } from './hearing/vague.js';
import { HANDLERS } from './intents/registry.js';
import { hearAnswer } from './questions/hear-answer.js';
import { readingContext, type Scene } from './scene.js';

const optedOut: Rule = ({ snapshot, text, heard }) =>
  snapshot.user.optedOut && heard.source === 'sms' ? decided({ type: 'opted-out-text', crisis: safetyTopic(text) === 'crisis' }) : null;

const unknownSender: Rule = ({ snapshot }) => (snapshot.stranger || snapshot.user.deleted ? decided({ type: 'unknown-sender' }) : null);

/** A sign-in code texted to us instead of typed in the browser. */
const echoedCode: Rule = ({ text, snapshot }) => {
  const bare = /^\d{3}[ -]?\d{3}\.?$/.test(text) && snapshot.codeSentAt !== null;
  return bare || /\b(?:code|verification|passcode|pin|codigo)\b[^.]{0,20}\b\d{3}[ -]?\d{3}\b/i.test(text)
    ? decided({ type: 'echoed-code' })
    : null;
};

const helpMark: Rule = ({ text }) =>
  /^(?:\?+|commands?|help me|menu|what can (?:i|you) (?:text|say|do)|(?:please )?(?:can you |could you )?help(?: me)?(?: please| pls)?|ayuda(?:me)?(?: por favor)?|a l'aide|aide[- ]moi|aidez[- ]moi|how do(?:es)? (?:this|it|you)(?: \w+)? work|how do i use (?:this|it|you)|instructions|i (?:don'?t|do not) (?:understand|get it)|(?:i'?m )?confused|huh|je (?:ne )?comprends pas|no entiendo)\??$/i.test(
    text,
  )
    ? decided({ type: 'help' })
    : null;

/** In the order of "How the conversation behaves"; within a group, the more particular first. */
const RULES: readonly Rule[] = [
  hearIgnorable,
  hearKeyword,
  hearRevocation,
  optedOut,
  unknownSender,
  hearSafety,
  echoedCode,
  hearAnswer,
  commandRule((scene) => route(scene)),
  // Corrections, undo, repeats, questions about one's own data.
  helpMark,
  hearRefused,
  severalRule((scene) => firstOf(scene)),
  hearSkipping,
  hearUndo,
  hearDoubled,
  hearMemory,
  hearSave,
  hearGoal,
  hearSetting,
  hearAmending,
  hearDeletion,
  hearWater,
  hearWeight,
  hearSavedMeal,
  hearVague,
  hearChat,
  hearHandoff,
  hearRepeat,
  hearQuestion,
  hearCorrection,
  hearQuickAdd,
  hearDate,
];

/** The first rule that knows the text; what none knows is read as a meal or workout. */
export function route(given: Scene): Hearing {
  const scene = { ...given, text: withoutSignature(given.text) };
  const heard = firstOf(scene);
  return heldBack(heard, scene) ?? heard;
}

function firstOf(scene: Scene): Hearing {
  for (const rule of RULES) {
    const heard = rule(scene);
    if (heard) return heard;
  }
  return { type: 'needs-reading', text: scene.text, context: readingContext(scene.snapshot, scene.now), as: null };
}

/** The daily text limit, checked once the text turned out to be one that counts and before it is acted on. */
function heldBack(heard: Hearing, { snapshot }: Scene): Hearing | null {
  const counts = heard.type === 'needs-reading' || heard.intents.some((intent) => HANDLERS[intent.type].counts);
  return counts && !withinLimit(snapshot.used.texts, snapshot.capabilities.textsPerDay) ? decided({ type: 'text-limit' }) : null;
}
