import { fold } from '../language.js';
import { decided, type Rule } from './hearing.js';

/** Carrier keywords: the whole text, any case, punctuation around it ignored. */
const STOP = new Set([
  'stop',
  'stopall',
  'stop all',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
  'opt out',
  'opt-out',
  'arret',
]);
const HELP = new Set(['help', 'info', 'aide', 'ayuda']);
const START = new Set(['start', 'unstop']);
const YES = new Set(['yes', 'oui', 'si']);
/** A clear wish to get texts again, from somebody who opted out. */
const AGAIN =
  /^(?:please |ok |can you )*(?:(?:start|resume|restart|begin) (?:texting|messaging|sending|texts|messages|the texts)\b.*|opt me (?:back )?in|opt (?:back )?in|resubscribe(?: me)?|i want (?:your |the )?(?:texts|messages) (?:back|again)|sign me (?:back )?up(?: again)?)$/;

export const hearKeyword: Rule = ({ text, snapshot }) => {
  const word = fold(text)
    .replace(/^[\s"'(*]+|[\s"'.,!)*]+$/g, '')
    .replace(/\s+/g, ' ');
  if (STOP.has(word)) return decided({ type: 'opt-out', how: 'keyword', keyword: word.toUpperCase() });
  if (HELP.has(word.replace(/\?+$/, ''))) return decided({ type: 'compliance-help' });
  if (START.has(word) || (snapshot.user.optedOut && (YES.has(word) || AGAIN.test(word)))) return decided({ type: 'opt-in' });
  return null;
};

const ME = String.raw`(?:me|us|my (?:phone|number|cell))`;
const WRITE = String.raw`(?:text(?:ing)?|messag(?:e|ing)|contact(?:ing)?|sms|send(?:ing)?|writ(?:e|ing)|bother(?:ing)?|spam(?:ming)?|notify(?:ing)?|ping(?:ing)?)`;
const THINGS = String.raw`(?:texts?|messages?|sms(?:es)?|notifications?|msgs?|texting)`;

/** Clear revocations in plain words. */
const REVOCATIONS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:stop|quit|cease) (?:${WRITE})(?: (?:${ME}|this number|these|those|your|any|the|all))*\b`),
  new RegExp(
    String.raw`\b(?:stop|end|cancel|turn off|no more|don'?t want(?: any)?(?: more)?|do not want(?: any)?(?: more)?)(?: (?:all|these|those|the|your|my|any|getting|receiving|more|of))* ${THINGS}\b`,
  ),
  new RegExp(
    String.raw`\b(?:don'?t|do not|never|dont)(?: ever| you)? (?:text|message|contact|sms|write|bother|spam)(?: to)? (?:${ME}|this number)\b`,
  ),
  new RegExp(String.raw`\b(?:don'?t|do not) send (?:me )?(?:any ?more |more |any )?${THINGS}\b`),
  /\b(?:unsubscribe|opt|take|remove|delete|get) (?:me|this number|my number)(?: \w+)? ?(?:from|off|out)?(?: of)?(?: (?:this|the|your|these))? ?(?:list|texts|messages|out|off)\b/,
  /^(?:please |just |pls )?stop(?: it| now| this| please| pls)?$/,
  /^(?:please )?(?:remove|delete|erase) (?:my|this) (?:phone )?number(?: please)?$|\barrete[zr]?(?: de)? (?:les|vos|tes|ces) (?:textos?|messages?|sms)\b/,
  /\b(?:unsubscribe me|opt me out|i(?:'d like to| want to| wanna)? (?:opt out|unsubscribe)|i opt out|leave me alone|lose my number|i revoke|stop it all)\b/,
  /\b(?:arrete[zr]?|cesse[zr]?) (?:de |d')(?:m'|me )?(?:ecrire|texter|envoyer|contacter|messager|deranger)/,
  /\bne (?:m'|me )(?:ecri(?:s|vez|vais)|envoie[sz]?|envoyez|texte[sz]?|contacte[sz]?) plus\b/,
  /\b(?:plus de|aucun) (?:textos?|messages?|sms)\b|\bdes(?:abonne|inscri)\w*[- ]moi\b|\bje (?:ne )?veux (?:plus|pas) (?:de |recevoir |vos |tes )+\w*(?:textos?|messages?|sms)|\blaisse[zr]?[- ]moi tranquille\b/,
  /\bno me (?:manden?|mandes|envien?|envies|escriban?|escribas|texteen?|contacten?|molesten?|molestes)(?: (?:mas|ningun|otros?))*(?: (?:mensajes?|textos?|sms))?\b/,
  /\b(?:deja|dejen|deje|para|paren) de (?:mandar|enviar|escribir|textear|molestar|contactar)(?:me|nos)?\b|\bno (?:mas|quiero mas|quiero recibir(?: mas)?) (?:mensajes|textos)\b|\b(?:cancela[r]?|quita[r]?) (?:la |mi )?(?:suscripcion|los mensajes|mis mensajes)(?: (?:de|a) (?:los )?(?:mensajes|textos|sms))?$|\bdense? de baja\b|\bdarme de baja\b|\bquit(?:a|e|en)me de (?:la|su|tu) lista\b/,
];

/** It asks to go on, is about something else, or only about when and what: no revocation. */
const NOT_A_REVOCATION =
  /\b(?:don'?t|do not|dont|never|can'?t|cannot|cant|couldn'?t|won'?t|please keep|didn'?t|why did you|ne pas|no pares|no dejes)\b[^.!?]{0,12}\b(?:stop|quit|end|cancel|arrete\w*|dejen?|paren?)\b|\b(?:reminders?|rappels?|recordatorios?|summary|summaries|resume|resumen)\b|\b(?:after|before|until|till|between|at night|past|so (?:early|late|often|much)|during|in the (?:morning|evening|night)|about (?:lunch|breakfast|dinner|snacks?)|apres|avant|despues de|antes de)\b|\bhow (?:do|can|to)\b|\?$/;

export const hearRevocation: Rule = ({ text }) => {
  const folded = fold(text);
  // A sentence that also tells a meal is not about the texts: a revocation is short.
  if (folded.length > 140 || NOT_A_REVOCATION.test(folded) || !REVOCATIONS.some((pattern) => pattern.test(folded))) return null;
  return decided({ type: 'opt-out', how: 'words', keyword: null });
};
