import { spoken } from '../language.js';
import type { Scene } from '../scene.js';
import { zoneNamed } from '../zone-names.js';
import { decided, type Rule } from './hearing.js';
import { reminders } from './reminders.js';

/** Reminders, the daily summary, time zone, name and language by text. A time implies its switch. */
export const hearSetting: Rule = (scene) => {
  const words = spoken(scene.text);
  if (words.length > 140) return null;
  return quietHours(words) ?? reminders(words, scene) ?? zone(words) ?? name(words, scene) ?? language(words);
};

const LESS =
  /^(?:please |can you |could you )*(?:(?:text|message|remind|write|bother) me (?:a (?:bit|little|lot) )?less(?: often)?|(?:send )?(?:fewer|less) (?:texts|messages|reminders)|(?:you (?:text|message) me |that's |way |you send )*too (?:many (?:texts|messages|reminders)|often))(?: please)?$/;

function quietHours(words: string) {
  const quiet =
    /\b(?:no (?:more )?(?:texts?|messages?|reminders?)|(?:don'?t|do not|dont|stop) (?:text|texting|message|messaging|remind|bother)(?:ing)?(?: me)?|quiet hours?)\b.*\b(?:after|before|past|until|between|from|at night|so (?:early|late)|in the (?:morning|evening|night)|(?:on )?(?:weekends?|weekdays|sundays?|saturdays?))\b/;
  return quiet.test(words) || LESS.test(words) ? decided({ type: 'ask-what', about: 'quiet-hours' }) : null;
}

function zone(words: string) {
  const asked =
    /\b(?:i'?m (?:now )?(?:in|on)|(?:i (?:just )?)?(?:moved|relocated) to|i'?m (?:traveling|travelling|visiting) (?:in|to)|(?:set|change|switch|update|make) (?:my |the )?time ?zone(?: to)?|time ?zone(?: is|:|=)?|my time ?zone is|i live in|je suis (?:a|dans|en)|mon fuseau horaire est|estoy en|mi zona horaria es|me mude a) (?:the )?(.+?)(?: now| right now| today| this week| maintenant| ahora|,? (?:please |can you |so )*(?:change|update|switch|fix|set) (?:my |the )?time ?zone)?$/.exec(
      words,
    ) ?? /^(.+? time)(?: ?zone)?(?: now| please)?$/.exec(words);
  const there =
    asked ??
    /^(?:now |currently |here )?in (.+?) (?:now|this week(?:end)?|until .*|for (?:the|a) .*|today|these days|right now)$/.exec(words);
  const found = there ? zoneNamed(there[1]!) : null;
  return found ? decided({ type: 'settings', set: { timezone: found } }) : null;
}

const NAME =
  /^(?:(?:hi|hello|hey|bonjour|hola)[,!. ]+)?(?:(?:please |you can |u can |just )*(?:call me|my name is|my name'?s|change my name to|set my name to|i go by|(?<=(?:hi|hello|hey)[,! ]+)(?:i'?m|im|i am|this is)|appelle[- ]moi|mon nom est|je m'appelle|llamame|me llamo|mi nombre es)) ([\p{L}][\p{L}'. -]{0,39})$/iu;

function name(_words: string, { text }: Scene) {
  const found = NAME.exec(text.replace(/[.!\s]+$/, '').replace(/\s+(?:please|from now on|svp|por favor)$/i, ''));
  if (!found || /^(?:not |a |an |the |later|back|when|crazy|if|tomorrow|at|on|in)\b/i.test(found[1]!)) return null;
  const said = found[1]!.trim();
  const firstName =
    said === said.toLowerCase() ? said.replace(/(^|[ '-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()) : said;
  return decided({ type: 'settings', set: { firstName } });
}

function language(words: string) {
  const found =
    /^(?:please |por favor )?(?:(?:speak|talk|write|reply|answer|respond|text me|switch(?: to)?|change(?: language)?(?: to)?|use|set (?:my )?language to|language:?|parle[rz]?(?:-moi)?|reponds|ecris(?:-moi)?|habla(?:me)?|responde(?:me)?|contesta|escribe(?:me)?)(?: (?:me|in|to|en|back|only))* |(?:in |en )?)(english|french|spanish|francais|anglais|espagnol|espanol|ingles|frances)(?: please| svp| por favor)?$/.exec(
      words,
    );
  if (!found) return null;
  const set = {
    english: 'en',
    anglais: 'en',
    ingles: 'en',
    french: 'fr',
    francais: 'fr',
    frances: 'fr',
    spanish: 'es',
    espagnol: 'es',
    espanol: 'es',
  } as const;
  return decided({ type: 'settings', set: { language: set[found[1] as keyof typeof set] } });
}
