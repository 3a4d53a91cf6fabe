import type { Item } from '../../domain/entry.js';
import type { Topic } from '../intents/topics.js';
import { openQuestion } from '../questions/ask.js';
import { lastEntries } from '../targets.js';
import { MEAL_WORD } from './meal-words.js';
import { match, N, type Ask, type Finder } from './question-finder.js';

/** "What about 2?" after a food was asked about, or logged: so many of that. */
function soMany({ words, scene }: Ask): Topic | null {
  const count =
    /^(?:and |ok |so )*(?:(?:what|how) about|what if i (?:had|have|ate|eat)|et(?: pour)?|y(?: si son)?|and)? ?(\d{1,2}|one|two|three|four|half(?: of it)?|deux|trois|dos|tres)(?: of (?:them|those|these))?$/.exec(
      words,
    )?.[1];
  const pending = openQuestion(scene);
  const asked = pending?.ask === 'offer' ? (pending.draft as { items: Item[] }).items : [];
  const last = lastEntries(scene)[0];
  const item =
    asked.length === 1 ? asked[0] : asked.length === 0 && last?.kind === 'meal' && last.items.length === 1 ? last.items[0] : undefined;
  return count && item ? { about: 'fits', words: `${count.replace(/ of it$/, '')} ${item.name}` } : null;
}

/** Questions about food that is not eaten yet, and about what one should eat. */
export const FOOD_QUESTIONS: readonly Finder[] = [
  ({ words }) =>
    /\b(?:is|are|would|will)\b.*\b(\d{3,4}) ?(?:k?cals?|calories)?\b.*\b(?:enough|too (?:few|little|much|many|low|high)|ok(?:ay)?|good|healthy|safe|right)\b|\bhow (?:many|much) (?:calories|protein|carbs|fat|sugar) (?:should|do) i (?:eat|need|have|get|aim)\b|\bwhat should my (?:\w+ )?(?:goal|calories|macros|intake)\b|\bhow (?:do|can|should) i (?:lose|gain) (?:weight|muscle)\b|\bcombien de calories (?:dois|devrais)-je\b|\bcuantas calorias (?:debo|deberia)\b/.test(
      words,
    )
      ? { about: 'enough', calories: Number(/\b(\d{3,4})\b/.exec(words)?.[1] ?? Number.NaN) || null }
      : null,
  soMany,
  fits,
  ideas,
  match(/\b(?:what(?:'s| is| are|'re)?|show|list|check|my|quel\w*|cual\w*)\b.*\b(?:goals?|targets?|objectifs?|metas?|objetivos?)\b/, {
    about: 'goals',
  }),
  food,
  holds,
  ({ words }) => {
    const judged =
      /^(?:is|are) (?:an? |the |some )?(.+?) (?:healthy|unhealthy|good for (?:me|you)|bad(?: for (?:me|you))?|fattening|high in \w+|ok(?:ay)? to eat)$/.exec(
        words,
      );
    return judged ? { about: 'food', words: judged[1]! } : null;
  },
  ({ words }) => {
    const effect =
      /^(?:will|does|do|can|could|would) (?:eating |drinking |having |an? |the |some )*(.+?) (?:burn|boost|speed|help|make|cause|raise|lower|kill|cure|detox|slow|break a fast)\b/.exec(
        words,
      );
    return effect && !/^(?:i|you|it|that|this|we)\b/.test(effect[1]!) ? { about: 'food', words: effect[1]! } : null;
  },
  match(/^(?:is|was) it (?:ok|okay|bad|fine|good|healthy) to eat\b/, { about: 'enough', calories: null }),
];

/** "does a slice of pizza fit?", "can I have…", "if I eat a big mac where does that put me". */
function fits({ words }: Ask): Topic | null {
  const found =
    /^(?:can|could|should|may) i (?:still )?(?:have|eat|fit|get|drink|afford)(?: in)? (.+?)(?: (?:today|tonight|now|later|for .*|and .*|in my .*|or .*))?$/.exec(
      words,
    ) ??
    /^(?:what|how) about (?:an? (?=\w+$)|the )?(.+?)(?: instead| then)?$/.exec(words) ??
    /^(?:does|do|will|would) (.+?) (?:fit|(?:put|push|take|send) me over|(?:break|ruin|blow|bust)|be (?:too much|ok(?:ay)?|fine))\b/.exec(
      words,
    ) ??
    /^(?:is|are|would) (?:an? |the |some )?(.+?) (?:be )?(?:ok(?:ay)?|fine|allowed|alright|too much|a bad idea|doable)(?: (?:for|tonight|today|now|with|if|right)\b.*)?$/.exec(
      words,
    ) ??
    /^(?:what )?if i (?:eat|have|had|ate|get|drink|order)(?:ed)? (.+?)(?: for \w+)?(?:,? (?:where|how|what|will|would|am|does|do|can|is)\b.*)?$/.exec(
      words,
    ) ??
    /^(?:do i have|is there) room for (.+)$/.exec(words) ??
    /^how (?:would|will|does) (.+?) (?:fit|affect|change)\b/.exec(words) ??
    /^(?:est-ce que je peux|puis-je|je peux)(?: encore)? (?:manger|prendre|boire) (.+)$/.exec(words) ??
    /^(?:puedo|podria) (?:comer|tomar|beber) (.+)$/.exec(words);
  if (!found || /^(?:i|you|it|that|this|\d+|\d+ ?(?:k?cals?|calories))$/.test(found[1]!)) return null;
  // of two, both are told: "the burger or the salad"
  return / or /.test(words)
    ? { about: 'food', words: `${found[1]!}${/ or .*$/.exec(words)![0]}`.replace(/ or /g, ' and ') }
    : { about: 'fits', words: found[1]! };
}

function ideas({ words }: Ask): Topic | null {
  return /\bwhat (?:should|can|could|do) i (?:eat|have|make|cook|get|order)\b|\b(?:ideas?|suggest(?:ions?)?|recommend(?:ations?)?)\b|\bque (?:puedo|debo|deberia) (?:comer|cenar)\b|\bqu'est-ce que je (?:peux|devrais|pourrais) manger\b/.test(
    words,
  )
    ? { about: 'ideas' }
    : null;
}

const N_IN = new RegExp(
  String.raw`\b${N} (?:content )?(?:is |are |are there |is there |do |does )?(?:in|of|for|per|dans|en|de|tiene[n]?|hay en) (?:my |mon |ma |mi )?(.+)$`,
);
const N_HAS = new RegExp(String.raw`\b(?:how (?:many|much)) ${N} (?:does|do|would|has|have|did) (.+?) (?:have|has|contain|got)$`);
const N_ELSEWHERE = new RegExp(String.raw`\b(?:combien de|cuant[ao]s) ${N} (?:dans|il y a dans|contient|tiene|hay en) (.+)$`);
const OWN_MEAL = new RegExp(`^(?:my |today'?s |yesterday'?s )?${MEAL_WORD}$`);

const HOLDS = [
  /^(?:is|are) (?:an? |the |some )?(.+?) (?:better|worse|healthier|lower|higher)(?: for me)? than (.+)$/,
  /^how (?:bad|good|healthy|unhealthy|fattening|caloric) (?:is|are) (?!it$|that$|this$|my )(?:an? |the |some )?(.+)$/,
  new RegExp(
    String.raw`^(?:does|do) (?:an? |the |some )?(.+?) (?:have|has|contain) (?:any |a lot of |lots of |much |many |too much )?${N}(?: in (?:it|them))?$`,
  ),
  new RegExp(
    String.raw`^(?:which|what)(?: one)?(?: (?:is|has|have|are|had|would be))? (?:the )?(?:more|less|fewer|better|worse|healthier|lower|higher|fewest|least|most)(?: in)?(?: ${N})?(?: for me)?[,:]? (.+?\bor\b.+)$`,
  ),
  /^what(?:'?s| is) in (?!my |the |mon |mi |that$|this$|it$)(?:an? )?(.+)$/,
];

/** "how bad is a glazed donut", "does chicken have carbs", "which has less sugar, an apple or a banana". */
function holds({ words }: Ask): Topic | null {
  for (const pattern of HOLDS) {
    const found = pattern.exec(words);
    if (found && !/^(?:i|you|we|it|that|this)\b/.test(found[1]!))
      return {
        about: 'food',
        words: [found[1]!, found[2]]
          .filter(Boolean)
          .join(' and ')
          .replace(/\bor\b/g, 'and'),
      };
  }
  return null;
}

/** "how many calories in a banana", "calories in 2 eggs?", "protein of greek yogurt". */
function food({ words, nutrient }: Ask): Topic | null {
  const found =
    N_IN.exec(words) ??
    N_HAS.exec(words) ??
    /^how (?:fattening|caloric|many cals) (?:is|are|in) (.+)$/.exec(words) ??
    N_ELSEWHERE.exec(words);
  if (!found || !nutrient) return null;
  const what = found[1]!;
  if (
    /^(?:my |the |mon |mi )?(?:day|today|yesterday|total|week|hoy|aujourd'hui|all|i)\b|\b(?:i had|did i|have i|today|yesterday|so far|left|so much|this week)\b/.test(
      what,
    )
  )
    return null;
  if (OWN_MEAL.test(what)) return null;
  return { about: 'food', words: what };
}
