import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import { withoutMeter } from '../../reading/index.js';
import { decided, type Rule } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { isFaint, senseOf, type Sense } from './sense.js';
import { shownIn } from './shown.js';

type Told = Pick<TurnContext, 'heard' | 'text' | 'snapshot' | 'today'>;

/** What the text of a context may be about besides food: what our own ears hear, and where they hear nothing, what another did. */
export function senseOfContext({ heard: { raised }, text, snapshot, today }: Told): Sense | null {
  const sense = (said: string) => senseOf(said, snapshot.user.language, Number(today.slice(0, 4)));
  const other = (): Sense | null => (raised ? { topic: raised, grade: 'possible' } : null);
  const own = sense(text);
  const shown = shownIn(text);
  if (shown === 'danger' && own?.grade !== 'sure' && !(own && isDanger(own.topic))) return { topic: 'emergency', grade: 'possible' };
  // "El azucar en sangre fue 142": a figure that is nothing out of the way speaks for no emergency; what stands beside it may.
  return (shown === 'calm' && own && OF_BODY.has(own.topic) ? sense(withoutMeter(text)) : own) ?? other();
}
/** What a figure of the meter may be taken for. */
const OF_BODY: ReadonlySet<Sense['topic']> = new Set(['emergency', 'medical']);

/** Whether another ear should hear the text of a context. Nothing is asked about strangers' texts, or commands. */
export const isFaintIn = ({ text, snapshot, today }: Told): boolean =>
  snapshot.stranger === null &&
  !snapshot.user.deleted &&
  !text.startsWith('/') &&
  isFaint(text, snapshot.user.language, Number(today.slice(0, 4)));

const REMINDERS = said('names-reminders');
const TEXTS = said('names-texts');

/** A clear wish, in words, for no more texts. "Stop sending me reminders" wants none of those, as `hearWishes` hears it, and nothing else. */
export const revocationRule =
  (hearWishes: Rule): Rule =>
  (context) => {
    const sense = senseOfContext(context);
    if (sense?.topic !== 'opt-out' || sense.grade !== 'sure') return null;
    const words = fold(context.text).split(/[^a-z]+/);
    const own = words.some((word) => REMINDERS.has(word)) && !words.some((word) => TEXTS.has(word)) ? hearWishes(context) : null;
    const settles = own?.type === 'decided' && own.intents.every(({ type }) => type === 'settings');
    return settles ? own : decided({ type: 'opt-out', how: 'words', keyword: null });
  };

/** Checked before anything that could answer with figures. */
export const hearSafety: Rule = (context) => {
  const sense = senseOfContext(context);
  return sense && sense.topic !== 'opt-out' && sense.grade === 'sure' ? decided({ type: 'safety', topic: sense.topic }) : null;
};

/** Danger to life, which is answered whoever it is that tells of it. */
export const isDanger = (topic: Sense['topic']): topic is 'crisis' | 'emergency' => topic === 'crisis' || topic === 'emergency';

/** Help is told to those without an account, too, before anything else is said to them. */
export const hearDanger: Rule = (context) => {
  const sense = senseOfContext(context);
  return sense?.grade === 'sure' && isDanger(sense.topic) ? decided({ type: 'safety', topic: sense.topic }) : null;
};

/** Kept, and nothing sent; danger to life is put before staff. */
export const hearOptedOut: Rule = (context) => {
  const { snapshot, heard } = context;
  if (!snapshot.user.optedOut || heard.source !== 'sms') return null;
  const sense = senseOfContext(context);
  const danger = sense && isDanger(sense.topic) ? { reason: sense.topic, grade: sense.grade } : null;
  return decided({ type: 'opted-out-text', danger });
};
