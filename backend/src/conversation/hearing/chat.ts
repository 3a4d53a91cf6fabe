import { readItems } from '../../reading/index.js';
import type { ChatTopic } from '../intents/intent.js';
import { fold } from '../language.js';
import { readingContext, type Scene } from '../scene.js';
import { decided, type Rule } from './hearing.js';

/** Small talk and remarks that ask for nothing to be stored; the whole text must be of the kind. */
const CHAT: readonly (readonly [RegExp, ChatTopic])[] = [
  [
    /^(?:ok(?:ay)? |great |awesome |perfect |cool |yay )*(?:thanks?|thank ?(?:you|u)|thx|ty|tysm|tks|cheers|appreciate (?:it|you)|merci|gracias)(?: (?:so much|a lot|you|again|bot|beaucoup|muchas|for .*|man|dude|bud|buddy|friend|very much|mil))*$|^(?:k|ok|okay|no|nah|nope|cool)[, ]+(?:thx|thanks|ty|thank you|merci|gracias)$|^muchas gracias$|^(?:i )?(?:love|luv) (?:you|u|this|it|this (?:app|bot|thing))(?: so much)?$|^(?:you(?:'re| are)|ur|u r) (?:the best|awesome|great|amazing|so helpful)$|^good (?:bot|job)$|^(?:very )?helpful$|^merci (?:beaucoup|bien)$/,
    'thanks',
  ],
  [
    /^(?:k|kk|ok|okay|okey|okie|alright|all right|sure|yep|yup|yes|yeah|ya|y|cool|nice|great|good|perfect|awesome|sweet|got it|gotcha|sounds good|fine|right|correct|that'?s (?:right|correct|it|fine|good|all)|looks (?:good|right)|done|(?:it|that) (?:was|is|tasted) (?:so |very |really |pretty )*(?:good|great|delicious|yummy|tasty|amazing|awesome|nice|gross|bad)|(?:i'?m|im) (?:so |very |really )*(?:full|stuffed|tired|bored)|so (?:full|tired)|yum+y?|(?:good ?)?(?:bye|nite)(?: bye)?|goodbye|see (?:you|ya)(?: (?:later|tomorrow))?|ttyl|bonne nuit|a demain|hasta (?:luego|manana)|lol|lmao|haha+|hmm+|wow|oui|d'accord|parfait|super|correct|si|vale|bueno|perfecto|claro|listo|ok(?:ay)? (?:thanks|cool|great|good))$/,
    'ok',
  ],
  [
    /^(?:(?:i'?m|i am|im|soo*|so|feeling|getting) )?(?:so+ |very |really |super |absolutely |pretty )*(?:hungry|starving|starved|famished|hangry|peckish)(?: (?:rn|right now|now|af|already|today|again|as hell))?$|^(?:i'?m |im )?so hungry i could (?:die|eat a horse)$|^j'ai (?:tres |super )?faim$|^tengo (?:mucha )?hambre$|^me muero de hambre$/,
    'hungry',
  ],
  [
    /^(?:hi+|hello+|hey+(?: there)?|yo|sup|what'?s up|good ?(?:morning|afternoon|evening|night)|morning|gm|gn|howdy|test(?:ing)?|bonjour|bonsoir|salut|allo|hola|buenos dias|buenas(?: (?:tardes|noches))?)(?: (?:there|bot|everyone|all))?$/,
    'greeting',
  ],
  [
    /^(?:i )?(?:already|just)? ?(?:logged|did|sent|texted|told you|added|entered|put|recorded) (?:it|that|this|them|you)? ?(?:in )?(?:already|earlier|before)$|^(?:i )?already (?:logged|did|sent|told|added|entered)\b.{0,20}$|^(?:deja (?:fait|entre|note|enregistre)|je l'ai deja \w+|ya lo (?:hice|puse|registre|anote))$/,
    'already',
  ],
  [
    /^(?:(?:today(?:'s| is| was)? (?:a )?|taking a |it'?s (?:a )?|my )?(?:rest|off|recovery|lazy) day(?: today)?|(?:no|skipped|missed|skipping) (?:the |my )?(?:gym|workout|exercise|run|training)(?: (?:today|tonight|this morning|again))?|(?:didn'?t|did not|couldn'?t|haven'?t) (?:work(?:ed)? ?out|ma[dk]e it to the gym|go(?:ne)? to the gym|exercised?|go for (?:a|my) (?:run|walk))(?: (?:today|yet|tonight|this morning))?|(?:the )?gym (?:is|was) .*)$/,
    'nothing-eaten',
  ],
  [
    /^(?:(?:i'?m|im|i am|still|currently|doing) )*(?:fasting|fasted|intermittent fasting|if today)(?: (?:until|till|today|now|all day|this morning|for \d+ (?:more )?(?:hours|hrs|h)|since)\b.*)?$|^(?:je )?jeune(?: jusqu.*)?$|^(?:estoy )?(?:en ayunas|ayunando)(?: .*)?$/,
    'nothing-eaten',
  ],
  [
    /\b(?:i (?:feel|am|look|'m)|i'?m|feeling|^feel) (?:so |really |such a |a |very |too |all )*(?:fat|gross|disgusting|ugly|huge|a failure|failure|guilty|ashamed|pig|bloated and fat|worthless|terrible about|bad about (?:myself|eating))\b|\bi hate (?:my body|myself|how i look)\b|\bi(?:'ve)? (?:blew|ruined|messed up|screwed up|failed|fell off)(?: (?:it|my diet|everything|the wagon|today|tonight|this week|again|big time|so bad))*$|\bje (?:me sens|suis) (?:tellement |si |tres |trop )?(?:grosse?|laide?|degueulasse|nulle?)\b|\bme siento (?:gord[ao]|fe[ao]|mal conmigo|culpable)\b/,
    'self-critical',
  ],
  [
    /\b(?:f+u+c+k+|f\*+\w*|fck|fuk|stfu|shut up|asshole|a\*+hole|bitch|piece of (?:shit|crap|s\*+t)|bull ?sh\w+|suck(?:s)?|(?:you(?:'re| are)?|u|this (?:app|bot|thing)(?:'s| is)?) (?:so |such a |a |the |really )*(?:stupid|dumb|useless|idiot\w*|trash|garbage|worst|terrible|annoying|moron|crap)|stupid (?:\S+ )?(?:bot|app|machine|robot)|dumb (?:bot|app)|i hate (?:you|this(?: app| bot)?)|ta gueule|va te faire|tais-toi|imbecile|pendej[oa]|idiota|estupid[oa]|callate)\b/,
    'rude',
  ],
  [
    /^(?:who (?:is|'s) (?:this|dis|that)|(?:(?:new phone|sorry|um)[, ]+)*(?:who'?s (?:this|dat|that)|who dis)|who are you|who r u|who (?:made|built|runs|owns|makes) (?:you|this)|what is this(?: number)?|whose number is this|do i know you|are you (?:a )?(?:bot|robot|human|real|person|ai)|are you real|is this (?:a )?(?:bot|robot|real person|person)|c'est qui|qui (?:est-ce|es-tu|etes-vous)|quien (?:es|eres|habla))(?: please)?$/,
    'identify',
  ],
  [
    /^(?:sorry,? )?(?:you have (?:the )?)?wrong (?:number|person)$|^(?:you )?(?:texted|have|got|messaged) (?:the )?wrong (?:number|person)$|\b(?:this (?:is not|isn'?t) (?:\w+'?s?|my|the right) (?:phone|number)|not my number|i(?:'m| am) not \w+,? wrong)\b|^(?:mauvais numero|vous vous trompez de numero|numero equivocado)$/,
    'wrong-number',
  ],
  [
    /\b(?:my|i have a|i got a|change (?:my|the)|update my|switch (?:my|to my)) (?:new )?(?:phone )?number (?:is|to|changed)\b|\bnew (?:phone )?number\b.*\b(?:switch|change|move|update|transfer)\b|\b(?:switch|move|transfer) my account\b|\b(?:mon nouveau numero|changer (?:de|mon) numero|mi nuevo numero|cambiar mi numero)\b/,
    'phone-change',
  ],
];

const REFUSED_DATA =
  /\b(?:(?:every|all|other|another|list(?: of)?|each) (?:the )?(?:users?|customers?|members?|people|accounts?|subscribers?|person)(?:'s|s')?\b.*(?:phone|number|data|email|name|meals?|log|info|address|eat|ate)?|(?:someone|somebody|everyone|everybody)(?: else)?'?s (?:data|meals?|number|log|phone)|(?:ignore|disregard|forget) (?:all |any |your |the )*(?:previous|prior|above|earlier|system) (?:instructions?|prompts?|rules|messages?)|system prompt|your (?:instructions|prompt|source code|api key|database|password)|api key|admin (?:password|access|mode)|developer mode|jailbreak|dump (?:the )?(?:database|table|users?))\b/;
const OTHERS_NUMBER = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/;
const CARD = /(?:^|\D)(\d(?:[ -]?\d){12,18})(?!\d)/;

/** Somebody else's data, card numbers: answered with a fixed no. */
export const hearRefused: Rule = ({ text }) => {
  const words = fold(text);
  const card = CARD.exec(text)?.[1]?.replace(/\D/g, '');
  if (card && luhn(card)) return decided({ type: 'refused', what: 'card-number' });
  if (REFUSED_DATA.test(words)) return decided({ type: 'refused', what: 'others-data' });
  if (
    OTHERS_NUMBER.test(text) &&
    /\b(?:what|did|does|has|show|list|tell|meals?|log|eat|eaten|ate|weigh|account|user)\b/.test(words) &&
    !/\bmy\b/.test(words)
  )
    return decided({ type: 'refused', what: 'others-data' });
  return null;
};

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const PERSON =
  /\b(?:(?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |some|your )?(?:real |actual |live )?(?:human|person|someone|somebody|agent|rep(?:resentative)?|staff|support|operator|manager|people)|(?:real|live|actual) (?:human|person|agent)|customer (?:service|support)|contact (?:support|staff|someone)|need (?:a )?(?:human|person|agent|support)|help from (?:an? )?(?:real |actual )?(?:human|person|someone)|(?:can|could|will) (?:someone|somebody|anyone|a person|a human) (?:please )?(?:help|answer|call|reply|contact)|(?:nobody|no ?one) (?:\w+ )?(?:answers?|answering|responds?|responding|replies|helps?)|i need (?:some )?help|get me (?:a )?(?:human|person|someone)|human (?:please|pls)|^(?:agent|human|representative|support|operator)$|parler (?:a|avec) (?:quelqu'un|un (?:humain|agent|conseiller)|une (?:personne|vraie personne))|hablar con (?:alguien|una persona|un (?:humano|agente)|soporte))\b|^(?:agent|human|representative|operator|support)$/;

export const hearHandoff: Rule = ({ text }) => (PERSON.test(fold(text)) ? decided({ type: 'handoff' }) : null);

export const hearChat: Rule = (scene) => {
  const words = fold(scene.text)
    .replace(/[.!?,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim();
  const found = CHAT.find(([pattern]) => pattern.test(words)) ?? strungTogether(words);
  if (found && !(found[1] === 'rude' && tellsFood(words, scene))) return decided({ type: 'chat', what: found[1] });
  return null;
};

const THANKING = /^(?:thanks?|thx|ty|tysm|tks|cheers|merci|gracias|appreciated?|rock|legend|lifesaver)$/;
const NODDING =
  /^(?:k|kk|ok|okay|okey|alright|yep|yup|yes|yeah|ya|cool|nice|great|good|perfect|awesome|amazing|sweet|gotcha|got|it|that|will|do|works|sounds|fine|right|lol|lmao|haha+|hehe+|wow|oh|ah|well|so|very|you|u|the|best|much|a|lot|all|set|noted|done|super|parfait|bien|oui|d'accord|genial|vale|bueno|perfecto|listo|muchas|mil|beaucoup|man|dude|bot|again)$/;
const HOLDS =
  /^(?:k|kk|ok|okay|okey|alright|cool|nice|great|perfect|awesome|amazing|sweet|gotcha|lol|lmao|haha+|hehe+|wow|noted|parfait|d'accord|genial|vale|perfecto|listo)$/;

/** "Lol ok", "haha nice", "got it thanks": several such words in a row are no more than each of them. */
function strungTogether(words: string): (typeof CHAT)[number] | undefined {
  if (words.length > 60) return undefined;
  const parts = words.split(/[\s,.!]+/).filter((part) => part !== '');
  if (parts.length > 6 || !parts.every((part) => THANKING.test(part) || NODDING.test(part))) return undefined;
  const thanks = parts.some((part) => THANKING.test(part));
  return thanks || (parts.length > 1 && parts.some((part) => HOLDS.test(part))) ? [/^/, thanks ? 'thanks' : 'ok'] : undefined;
}

/** A curse beside a meal is no insult: "f*** it, had 3 donuts". */
function tellsFood(words: string, scene: Scene): boolean {
  if (!/\b(?:had|ate|eat|eating|drank|lunch|dinner|breakfast)\b/.test(words)) return false;
  const food = words.replace(/^.*\b(?:had|ate|drank)\b/, '');
  return readItems(food, readingContext(scene.snapshot, scene.now), scene.table).some((item) => item.nutrients !== null);
}
