import { fold } from '../language.js';
import { plainNumber } from '../numbers.js';
import { stems } from '../targets.js';

const IDK =
  /^(?:i )?(?:idk|dunno|(?:really )?(?:do ?n'?t|do not) (?:really )?(?:know|remember)|not sure|no idea|no clue|unsure|whatever|any|either|doesn'?t matter|you (?:pick|choose|decide|guess)|just guess|guess|normal|regular|average|default|standard|je (?:ne )?sais (?:pas|plus)|aucune idee|peu importe|normale?|no (?:lo )?se|ni idea|cualquiera|da igual)$/;
const DROP =
  /^(?:never ?mind(?: that| it)?|nvm|nm|forget (?:it|about it|that)|skip(?: it| that)?|cancel that|leave it(?: out)?|drop it|none(?: of (?:those|these|them|the above))?|neither|not important|laisse(?: faire| tomber)|oublie(?: ca)?|aucun[e]?|passe|olvidalo|dejalo|ningun[oa]|no importa)$/;
const YES =
  /^(?:y|ya|yes|yep|yup|yeah|yea|sure|ok|okay|please do|do it|go ahead|correct|right|that'?s right|confirm|yes (?:please|do|delete).*|oui|ouais|d'accord|si|claro|dale|vale)$/;
const NO = /^(?:n|no|nope|nah|don'?t|no (?:thanks|thank you|don'?t)|keep (?:it|them)|non|non merci|no gracias)$/;

export const plainAnswer = (text: string): string =>
  fold(text)
    .replace(/[.!?,\s]+$/, '')
    .replace(/^\(?#?(\d)\)?$/, '$1')
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:(?:um+|uh+|hmm+|like|about|maybe|probably|prolly|around|roughly|i think|i guess|i'd say|it was|it's|was|prob|environ|peut-etre|como|creo que)[, ]+)+(?=.)/,
      '',
    )
    .replace(/,? (?:i think|i guess|maybe|probably|honestly|tbh|lol|haha|sorry|or so|ish|please|pls|je crois|creo|por favor|svp)$/, '')
    .trim();
export const isIdk = (answer: string): boolean => IDK.test(answer);
export const isDrop = (answer: string): boolean => DROP.test(answer);
export const isYes = (answer: string): boolean => YES.test(answer);
export const isNo = (answer: string): boolean => NO.test(answer);

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
  premier: 1,
  premiere: 1,
  deuxieme: 2,
  primero: 1,
  primera: 1,
  segundo: 2,
  segunda: 2,
};

/** Sizes of the other languages, as they stand among options. */
const SIZE_WORDS: Readonly<Record<string, string>> = {
  big: 'large',
  biggest: 'large',
  largest: 'large',
  smallest: 'small',
  middle: 'medium',
  grande: 'large',
  grand: 'large',
  gros: 'large',
  medio: 'medium',
  mediano: 'medium',
  mediana: 'medium',
  moyen: 'medium',
  moyenne: 'medium',
  petit: 'small',
  petite: 'small',
  chico: 'small',
  chica: 'small',
  pequeno: 'small',
  pequena: 'small',
};

/** Which of the numbered options an answer picks: by number, order or word; -1 for none. */
export function picked(answer: string, options: readonly string[]): number {
  if (options.length === 0) return -1;
  const number = plainNumber(answer.replace(/^(?:option|number|no\.?|#|the|choice|numero|la|le|el) ?/, '').replace(/\)$/, ''));
  if (number !== null && Number.isInteger(number) && number >= 1 && number <= options.length) return number - 1;
  const ordinal = /^(?:the |la |le |el )?(\w+)(?: one| option)?$/.exec(answer)?.[1];
  if (ordinal && ordinal in ORDINALS) return ORDINALS[ordinal]! === -1 ? options.length - 1 : ORDINALS[ordinal]! - 1;
  const said = SIZE_WORDS[answer.replace(/^(?:an? |the |el |la |le |un |une |una )?/, '').replace(/ one$/, '')];
  const exact = options.findIndex((option) => fold(option) === answer || fold(option) === said);
  if (exact >= 0) return exact;
  const words = new Set(stems(answer));
  const shared = options.map((option) => stems(option).filter((word) => words.has(word)).length);
  const top = Math.max(...shared);
  return top > 0 && shared.filter((value) => value === top).length === 1 ? shared.indexOf(top) : -1;
}
