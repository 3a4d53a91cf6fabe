import type { SafetyTopic } from '../intents/intent.js';
import { fold } from '../language.js';
import { decided, type Rule } from './hearing.js';

const CRISIS =
  /\b(?:kill(?:ing)? my ?self|suicid\w*|end(?:ing)? (?:my|it) (?:own )?(?:life|all)|(?:want|wanna|going|ready) (?:to )?(?:die|be dead|disappear forever)|(?:hurt|harm|cut)(?:ting|ing)? my ?self|self[- ]?harm\w*|better off (?:dead|without me)|don'?t (?:want|wanna) (?:to )?(?:live|be alive|be here)(?: anymore)?|no (?:reason|point) (?:to|in) liv(?:e|ing)|(?:nothing|not worth|isn'?t worth|tired of) (?:to live for|living|being alive)|wish (?:that )?i (?:was|were|am) (?:dead|never born|not (?:here|alive))|wish i (?:wasn'?t|weren'?t) (?:alive|here|born)|(?:hope|wish) i (?:never|don'?t|didn'?t|won'?t) wake up(?! (?:late|early|at|before|until))|take my own life|can'?t go on (?:anymore|any longer|like this)|envie de mourir|veux plus vivre|ganas de (?:morir|vivir)|me (?:suicider|tuer)|me quiero (?:matar|morir)|veux (?:mourir|en finir)|matarme|quiero morir(?:me)?|quitarme la vida|no quiero vivir)\b/;
/** Slang that uses the same words. */
const NOT_CRISIS =
  /\b(?:to die for|die(?:d)? (?:of laughter|laughing)|(?:accidentally |almost )cut(?:ting)? my ?self (?:a|some|another|one|on|while)|cut(?:ting)? my ?self (?:shaving|cooking|chopping|slicing))\b/;

const EATING =
  /\b(?:(?:make|made|making|force[sd]?|forcing) (?:my ?self )?(?:to )?(?:throw(?:ing)? up|vomit|puke|barf|sick|be sick)|(?:threw|throw(?:ing)?|throwing) (?:it|everything|that|them|lunch|dinner|breakfast|my \w+)?(?: all)? ?up|vomit\w*|puk(?:e|ed|ing)|purg(?:e|ed|ing)|laxatives?|bing(?:e|ed|ing)|starv(?:e|ed|ing) my ?self|anorexi\w*|bulimi\w*|pro ?ana|thinspo|haven'?t eaten (?:anything )?(?:in|for) (?:\d+|two|three|four|five|several) days|(?:stop|quit) eating (?:completely|altogether|entirely|at all)|not eat(?:ing)? (?:anything )?(?:for|in) (?:\d+|two|three|four|five|several) days|(?:afraid|scared|terrified) (?:to|of) (?:eat(?:ing)?|food|calories)|(?:don'?t|do not|didn'?t) deserve (?:to eat|food|dinner|lunch)|chew(?:ing|ed)? and spit(?:ting)?|(?:water |dry )?fast(?:ing|ed)?(?: for)? (?:[2-9]|[1-9]\d|two|three|four|five|six|seven|ten) (?:days|weeks)|eat(?:ing)? (?:only |just )?[1-7]\d{0,2} ?(?:k?cal\w*) a day|live on [1-7]\d{0,2} ?k?cal\w*|punish my ?self|(?:me suis|je me) (?:fait? )?vomi\w*|fait vomir|j'ai vomi|me fais vomir|crise de boulimie|me (?:hice |hago )?vomit\w*|atracon\w*)\b/;
const NOT_EATING =
  /\bbing(?:e|ed|ing)\b[^.]*\b(?:watch\w*|netflix|show|series|tv|seasons?|episodes?)\b|\b(?:baby|kid|son|daughter|dog|cat|toddler|husband|wife)\b[^.]{0,12}\b(?:threw|vomit\w*|puk\w*)/;

const EMERGENCY =
  /\b(?:chest (?:pains?|hurts|is tight|tightness)|pain in my chest|heart attack|(?:can'?t|cannot|cant|trouble|hard to|difficulty|struggling to) breath(?:e|ing)|short(?:ness)? of breath|(?:throat|tongue|lips?|face|airway)(?: is| are|'s)? ?(?:\w+ )?(?:closing|swelling|swollen|swelled|tightening)|anaphyla\w*|(?:bad |severe |serious )?allergic reaction|(?:i |just |almost )?pass(?:ed|ing) out|not breathing|unconscious|unresponsive|(?:is|are|'s|was|started|keeps?) choking|(?:took|taken|swallowed|had|ate|downed) (?:(?:too many|a (?:bunch|handful|lot|bottle|whole bottle)(?: of)?|all(?: of)?(?: my| the)?|the (?:whole|entire) bottle(?: of)?|[1-9]\d|a hundred|twenty|thirty|fifty) )(?:of )?(?:my |the )?(?:\w+ )?(?:pills?|tablets?|tylenol|advil|ibuprofen|aspirin|acetaminophen|meds|medication|capsules?|xanax|benadryl|melatonin)|(?:drank|swallowed|ate) (?:\w+ )?(?:bleach|antifreeze|poison|batter(?:y|ies)|tide pods?)|faint(?:ed|ing)\b|overdos\w*|(?:having|had|think it'?s) a (?:stroke|seizure)|i'?m choking|epi ?pen|need an ambulance|call 911|(?:face|arm) (?:is |went )?(?:numb|drooping)|blood sugar (?:is )?(?:[1-5]\d|[4-9]\d\d)\b|coughing up blood|vomiting blood|poison(?:ed|ing)|douleur\w* (?:a|dans) la poitrine|mal a la poitrine|(?:peux|arrive) p(?:lu|a)s (?:a )?respirer|gorge (?:se ferme|enfle)|reaction allergique|dolor (?:de|en el) pecho|duele (?:mucho )?el pecho|(?:feel(?:ing)?|about to|going to|might) (?:\w+ and )?faint\b|(?:insulin|blood sugar)\b.*\b(?:shaky|faint|dizzy|confused|sweaty|sweating)\b|no puedo respirar|se me (?:cierra|hincha) la garganta|reaccion alergica)\b/;

const AGE_NUMBER = String.raw`(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const AGE = [
  new RegExp(
    String.raw`\b(?:i'?m|i am|im|i just turned|i turned|my age is|turning) (?:only |just )?${AGE_NUMBER}(?: (?:years?|yrs?)(?: old)?| ?y\/?o| and| is| can| am i| so| but|[.,!?]|$)`,
  ),
  new RegExp(
    String.raw`\b(?:j'ai|jai) (?:seulement |juste )?${AGE_NUMBER.replace('one', 'onze').replace('two', 'douze').replace('ten', 'dix').replace('nine', 'neuf').replace('eight', 'huit')} ans\b`,
  ),
  new RegExp(
    String.raw`\btengo (?:solo )?${AGE_NUMBER.replace('one', 'once').replace('two', 'doce').replace('ten', 'diez').replace('nine', 'nueve').replace('eight', 'ocho')} anos\b`,
  ),
  /\bi'?m (?:in|a) (?:(?:1st|2nd|3rd|[4-6]th|first|second|third|fourth|fifth|sixth) grade(?:r)?|elementary school)\b/,
];

const DRUGS = String.raw`(?:insulin|metformin|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|adderall|phentermine|diet pills?|antibiotics?|ibuprofen|tylenol|advil|aspirin|medication|medicine|meds|pills?|units|dose|dosage|thyroid|levothyroxine|blood thinner|warfarin|insuline|insulina)`;
const MEDICAL = [
  new RegExp(
    String.raw`\b(?:how (?:much|many)|what|which|should i|can i|do i|is it (?:safe|ok)|combien|cuant[ao]s?|debo|dois-je)\b[^.]*\b${DRUGS}\b`,
  ),
  new RegExp(String.raw`\b(?:skip|double|stop|increase|lower|adjust|change) (?:taking )?my ${DRUGS}`),
  /\b(?:i'?m|i am|im|je suis|estoy) (?:pregnant|breastfeeding|nursing|diabetic|type [12] diabetic|enceinte|diabetique|embarazada|diabetica?)\b[^.]*(?:\?|\b(?:how (?:much|many)|what|should|can i|is it|safe|combien|puis-je|cuant\w*|puedo|debo)\b|\b(?:is|are)\b.*\b(?:ok|okay|fine|bad|good|allowed|alright)\b)/,
  /\b(?:how (?:much|many)|what|should|can i|is it|safe|combien|puis-je|cuant\w*|puedo|debo)\b[^.]*\b(?:while|when|if i'?m|during|being|pendant|durante) ?(?:i'?m )?(?:pregnan\w*|breastfeeding|nursing|diabet\w*|(?:the |my )?chemo\w*|dialysis|(?:la )?grossesse|(?:el )?embarazo)\b/,
  /\b(?:will|can|does|do) [\w ]{2,40} (?:cure|treat|fix|reverse) (?:my )?(?:diabetes|cancer|thyroid|blood pressure|cholesterol|kidney\w*)\b/,
];

/** Checked before anything that could answer with figures. Emergencies first: they cannot wait. */
export function safetyTopic(text: string): SafetyTopic | null {
  const folded = fold(text);
  if (CRISIS.test(folded) && !NOT_CRISIS.test(folded)) return 'crisis';
  if (EMERGENCY.test(folded)) return 'emergency';
  if (EATING.test(folded) && !NOT_EATING.test(folded)) return 'eating-disorder';
  if (AGE.some((pattern) => pattern.test(folded))) return 'age';
  if (MEDICAL.some((pattern) => pattern.test(folded))) return 'medical';
  return null;
}

export const hearSafety: Rule = ({ text }) => {
  const topic = safetyTopic(text);
  return topic ? decided({ type: 'safety', topic }) : null;
};
