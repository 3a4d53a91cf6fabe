import { FEW_WORDS } from '../../reading/index.js';
import { fold, spoken } from '../language.js';
import { decided, type Rule } from './hearing.js';

const ML: Readonly<Record<string, number>> = {
  ml: 1,
  milliliter: 1,
  millilitre: 1,
  cl: 10,
  l: 1000,
  liter: 1000,
  litre: 1000,
  litro: 1000,
  oz: 29.5735,
  'fl oz': 29.5735,
  floz: 29.5735,
  ounce: 29.5735,
  onza: 29.5735,
  cup: 240,
  tasse: 240,
  taza: 240,
  glass: 240,
  verre: 240,
  vaso: 240,
  bottle: 500,
  bouteille: 500,
  botella: 500,
  gallon: 3785,
  pint: 473,
  quart: 946,
  gulp: 30,
  sip: 20,
};
const UNIT = String.raw`(fl ?oz|oz|ounces?|onzas?|ml|milli(?:liters?|litres?)|cl|l|liters?|litres?|litros?|cups?|tasses?|tazas?|glass(?:es)?|verres?|vasos?|bottles?|bouteilles?|botellas?|gallons?|pints?|quarts?)`;
const COUNT = String.raw`(\d+(?:\.\d+)?|1\/2|half(?: an?)?|an?|one|two|three|four|five|six|another|un|une|deux|trois|una|dos|tres|)`;
const DRANK = String.raw`(?:(?:i )?(?:just )?(?:drank|had|drink|drunk|finished|chugged|downed|gulped|log|add|drinking|got in)(?: (?:my|the))?|(?:can you )?(?:log|add)|j'ai bu|bu|bebi|tome|tomado)`;
const WATER = String.raw`(?:of |de |d')?(?:tap |plain |ice |cold |still )?(?:water|h2o|eau|agua|wtr)`;
const BESIDE = String.raw`(?: (?:(?:with|w|and) (?:(?:a |some )?(?:slice of |squeeze of )?(?:lemons?|limes?|ice|cucumber)))| today| so far| please| pls| this morning| already| now| aujourd'hui| hoy)*`;
const WATER_TEXT = new RegExp(
  String.raw`^(?:${DRANK} )?${COUNT} ?(?:more |big |small |tall |full |stanley |yeti |hydro ?flask )*${UNIT} (?:(?:stanley|yeti|cup|tumbler|bottle|hydro ?flask|jug|pitcher) )?${WATER}${BESIDE}$|^(?:${DRANK} )?(?:some |more |${COUNT} )?${WATER}(?: bottles?| jugs?)?(?:[ :,]+x?${COUNT} ?${UNIT}?)?${BESIDE}$`,
);
const NUMBERS: Readonly<Record<string, number>> = {
  ...FEW_WORDS,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  '1/2': 0.5,
  another: 1,
};

/** Plain water by itself: counted in millilitres, it is no meal. Water beside food stays in the meal. */
export const hearWater: Rule = ({ text }) => {
  const words = fold(text)
    .replace(/[.!💧🥤\s]+$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/\ba couple (?:of )?/, '2 ')
    .replace(
      /(\d ?(?:oz|ml|l|liters?)) (?:water (?:bottle|jug)|(?:bottle|jug|cup|tumbler|stanley|yeti|hydro ?flask) (?:of |with )?(?:water|h2o))\b/,
      '$1 water',
    );
  const found = WATER_TEXT.exec(words);
  if (!found) return null;
  const [count, unit] = found[2] !== undefined ? [found[1], found[2]] : [found[4] || found[3], found[5]];
  const amount = count ? (NUMBERS[count] ?? Number(count)) : 1;
  const key = (unit ?? 'glass')
    .replace(/^fl ?oz$/, 'floz')
    .replace(/^glasses$/, 'glass')
    .replace(/(?<!s)s$/, '');
  const ml = Math.round(amount * (ML[key] ?? 240));
  return ml > 0 && ml <= 10_000 ? decided({ type: 'log-water', ml }) : null;
};

const WEIGHT =
  /^(?:(?:this )?morning[,:]? |today[,:]? )?(?:(?:i |my )?(?:(?:lost|dropped|gained|put on) [\w.]+ ?(?:more )?(?:lbs?|pounds?|kgs?|kilos?)?[,.]* (?:and |so )?(?:i'?m )?(?:now |currently )?(?:at|down to|up to)|(?:i'?m )?(?:down|up|back|dropped) to|weigh(?:ed)?(?: myself)?[ -]?(?:in)?(?: (?:today|this morning))?(?: (?:at|was|is))?:?|current weight(?: is)?:?|(?:morning |today'?s )?weight(?: today| this morning)?(?: is| was|:)?(?: now| today)?|scale (?:says?|said|read)|(?:je )?pese|poids(?: est)?:?|mon poids est|peso|mi peso es)|i(?:'?m| am) (?:now |currently |at )*(?:weighing )?)(?: now| today| about| around| exactly)* ?(\d{2,3}(?:[.,]\d{1,2})?) ?(lbs?|pounds?|kgs?|kilos?|kilograms?|livres?|libras?)?(?: (?:this morning|today|now|on the scale|tonight|currently|ce matin|aujourd'hui|hoy|esta manana))*$/;

/** "181.5 lbs today": so much is no food. */
const WEIGHT_ALONE =
  /^(\d{2,3}(?:[.,]\d{1,2})?) ?(lbs|pounds|kgs?|kilos?|livres|libras)(?: (?:this morning|today|now|on the scale|tonight|ce matin|aujourd'hui|hoy))*$/;

/** "weighed 182.4 this morning", "weight 83 kg". Without a unit, pounds; a small number in Canada is kilograms. */
export const hearWeight: Rule = ({ text, snapshot }) => {
  const words = spoken(text);
  const found = WEIGHT.exec(words) ?? WEIGHT_ALONE.exec(words);
  if (!found) return null;
  // "i'm 30" is an age: only a unit makes it a weight.
  if (/^(?:today[,:]? )?(?:i'?m|i am|(?:down|up|back|dropped) to)\b/.test(words) && !found[2]) return null;
  const value = Number(found[1]!.replace(',', '.'));
  const unit = found[2] ?? (snapshot.user.country === 'CA' && value < 110 ? 'kg' : 'lb');
  const kg = /^k/.test(unit) ? value : value * 0.45359237;
  return kg >= 25 && kg <= 400 ? decided({ type: 'log-weight', kg, said: `${found[1]} ${/^k/.test(unit) ? 'kg' : 'lb'}` }) : null;
};
