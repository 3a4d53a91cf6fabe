import { fold } from '../language.js';
import { mealIn } from './meal-words.js';
import { match, type Finder } from './question-finder.js';

/** Questions about the service: what must not be taken for a keyword or a command. */
export const SERVICE_QUESTIONS: readonly Finder[] = [
  match(
    /\bhow (?:do|can|to) (?:i )?(?:stop|end|turn off|opt out of|unsubscribe from)(?: getting| receiving| these| the| your| all)* (?:texts?|messages?)\b|\bhow (?:do|can|to) (?:i )?(?:opt out|unsubscribe)\b|\bcomment (?:me desabonner|arreter les textos)\b|\bcomo (?:me doy de baja|dejo de recibir)\b/,
    { about: 'stopping' },
  ),
  match(
    /\b(?:delete|close|remove|cancel|deactivate|erase|supprimer|fermer|borrar|eliminar|cerrar)\b.*\b(?:account|profile|my data|compte|cuenta)\b|\b(?:export|download) (?:my )?data\b|\bchange (?:my )?(?:phone|number|password)\b|\bwhere(?:'?s| is| are| can| do) .*\b(?:my |the )?(?:history|dashboard|charts?|graphs?|progress|website|account|settings)\b|\blog ?in\b|\bsign in\b|\bpassword\b/,
    { about: 'account' },
  ),
  match(
    /\b(?:cancel|stop|end|manage|annuler|cancelar|pause)\b.*\b(?:subscription|plan|membership|billing|abonnement|suscripcion|trial)\b|\b(?:refund|money back|billing|charged?|invoice|receipt|payment|credit card|remboursement|reembolso|how do i pay)\b/,
    { about: 'billing' },
  ),
  match(
    /\b(?:what|which|quel|que|cual)(?:'s| is| are|'re)?\b.*\b(?:plan|subscription|tier|abonnement|forfait)\b.*|\b(?:am i|do i have) (?:on )?(?:a |the )?(?:free|plus|pro|paid|premium)\b|\bhow many (?:texts|messages|meals|workouts) (?:do i have left|can i|am i allowed|left)\b|\bmy (?:plan|limits?)\b|\b(?:text|meal|workout|message) limit\b/,
    { about: 'plan' },
  ),
  match(
    /\b(?:upgrade|downgrade|go pro|get (?:pro|plus)|how much (?:is|does) (?:pro|plus|it cost|this cost|the)|price|pricing|is (?:this|it|mealtext|the app|the service) (?:really |still )?free|free trial|(?:do|will) i (?:have|need) to pay|does (?:this|it) cost|c'est gratuit|es gratis|cost of|what does (?:pro|plus) (?:do|cost|include|give)|pro plan|(?:difference|diff) between (?:free|plus|pro)|(?:plus|pro|free) (?:vs\.?|versus|or) (?:plus|pro|free)|passer a pro|precio|prix)\b/,
    { about: 'upgrade' },
  ),
  match(
    /\b(?:how (?:accurate|precise|reliable|exact|sure|certain|confident)|are (?:these|you|your|the) .*(?:accurate|right|correct|exact)|accuracy|can i trust|where do(?:es)? (?:you|your|the|it) (?:get|come|numbers|data|info).*|where (?:do|are) (?:these|the) (?:numbers|figures|calories).*|precis|fiable|preciso|exacto)\b/,
    { about: 'accuracy' },
  ),
  match(
    /\b(?:who (?:sees|can see|reads)|do you (?:sell|share|store|keep)|is (?:my|this) (?:data|info|private|safe|secure|confidential)|privacy|my data)\b/,
    { about: 'privacy' },
  ),
  match(/\b(?:what time is it|(?:what|which)(?:'s| is)?\b.*\btime ?zone|quelle heure est-il|que hora es)\b/, { about: 'time' }),
  ({ words }) =>
    /\b(?:reminders?|rappels?|recordatorios?|notifications?)\b/.test(words) ||
    /\b(?:when|what time|a quelle heure|a que hora)\b.*\b(?:summary|recap|resume|resumen)\b/.test(words)
      ? { about: 'reminders', which: /\b(?:summary|recap|resumen?)\b/.test(words) ? 'summary' : mealIn(words) }
      : null,
  ({ words, scene }) => {
    const inside = /^what(?:'?s| is) in (?:my |the |mon |mi )?(.+)$/.exec(words)?.[1];
    return inside && scene.snapshot.saved.some(({ name }) => fold(name) === inside) ? { about: 'saved' } : null;
  },
  match(
    /\b(?:what|which|how many|list|show|my|do i have)\b.*\b(?:saved|favou?rites?|recipes?)\b|\brepas (?:enregistres|sauvegardes)\b|\bcomidas guardadas\b|^saved(?: meals)?$/,
    { about: 'saved' },
  ),
  match(
    /\bwhat (?:do|have) you (?:remember(?:ed)?|know|learn(?:ed|t)?)\b|\b(?:my )?(?:memory|memories|corrections)\b|\bwhat did you remember\b|\bde quoi tu te souviens\b|\bque recuerdas\b/,
    { about: 'memory' },
  ),
];
