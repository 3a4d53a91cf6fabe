import { readItems } from '../../reading/index.js';
import type { ChatTopic } from '../intents/intent.js';
import { fold } from '../../language/fold.js';
import { readingContext, type Scene } from '../scene.js';
import { decided, type Rule } from './hearing.js';

/** Remarks that ask for nothing to be stored. */
const CHAT: readonly (readonly [RegExp, ChatTopic])[] = [
  [
    /\b(?:i (?:feel|am|look|'m)|i'?m|feeling|^feel) (?:so |really |such a |a |very |too |all )*(?:fat|gross|disgusting|ugly|huge|a failure|failure|guilty|ashamed|pig|bloated and fat|worthless|terrible about|bad about (?:myself|eating))\b|\bi hate (?:my body|myself|how i look)\b|\bi(?:'ve)? (?:blew|ruined|messed up|screwed up|failed|fell off)(?: (?:it|my diet|everything|the wagon|today|tonight|this week|again|big time|so bad))*$|\bje (?:me sens|suis) (?:tellement |si |tres |trop )?(?:grosse?|laide?|degueulasse|nulle?)\b|\bme siento (?:gord[ao]|fe[ao]|mal conmigo|culpable)\b/,
    'self-critical',
  ],
  [
    /\b(?:f+u+c+k+|f\*+\w*|fck|fuk|stfu|shut up|asshole|a\*+hole|bitch|piece of (?:shit|crap|s\*+t)|bull ?sh\w+|suck(?:s)?|(?:you(?:'re| are)?|u|this (?:app|bot|thing)(?:'s| is)?) (?:so |such a |a |the |really )*(?:stupid|dumb|useless|idiot\w*|trash|garbage|worst|terrible|annoying|moron|crap)|stupid (?:\S+ )?(?:bot|app|machine|robot)|dumb (?:bot|app)|i hate (?:you|this(?: app| bot)?)|(?:worst|useless|terrible|horrible|garbage|trash|crappy|buggy|lousy) (?:app|bot|service|tracker)|ta gueule|va te faire|tais-toi|imbecile|pendej[oa]|idiota|estupid[oa]|callate)\b/,
    'rude',
  ],
  [
    /^(?:who (?:is|'s) (?:this|dis|that)|(?:(?:new phone|sorry|um)[, ]+)*(?:who'?s (?:this|dat|that)|who dis)|who are you|who r u|who (?:made|built|runs|owns|makes) (?:you|this)|what is this(?: number)?|whose number is this|do i know you|are you (?:an? )?(?:real )?(?:bot|robot|human|real|person|ai)|are you real|is this (?:a )?(?:bot|robot|real person|person)|c'est qui|qui (?:est-ce|es-tu|etes-vous)|quien (?:es|eres|habla))(?: please)?$/,
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
  const found = CHAT.find(([pattern]) => pattern.test(words));
  if (found && !(found[1] === 'rude' && tellsFood(words, scene))) return decided({ type: 'chat', what: found[1] });
  return null;
};

/** A curse beside a meal is no insult: "f*** it, had 3 donuts". */
function tellsFood(words: string, scene: Scene): boolean {
  if (!/\b(?:had|ate|eat|eating|drank|lunch|dinner|breakfast)\b/.test(words)) return false;
  const food = words.replace(/^.*\b(?:had|ate|drank)\b/, '');
  return readItems(food, readingContext(scene.snapshot, scene.now), scene.table).some((item) => item.nutrients !== null);
}
