import type { Stance } from './reading.js';

const WHO = String.raw`(?:kids?|son|daughter|husband|wife|hubby|partner|bf|gf|boyfriend|girlfriend|mom|mum|dad|brother|sister|roommate|friends?|coworkers?|boss|baby|toddler|dog|cat|grandma|grandpa|kiddo|kiddos|children|fille|fils|femme|mari|blonde?|chum|hijo|hija|esposo|esposa|novio|novia|mama|papa|he|she|they|elle|il|ils|el|ella|ellos)`;
const OTHERS = String.raw`(?:my|the|our|his|her|mon|ma|mi|mis|mes)? ?${WHO}`;
const ATE = String.raw`(?:had|has|ate|eats|is having|got|finished|ordered|drank|made|wants|a mange|a bu|comio|tomo|bebio|weighs?|weighed|cooked|baked|bought|loves|likes|hates)`;
const BY_OTHERS = new RegExp(
  String.raw`^(?:so |and |but |then |y |et )?${OTHERS} (?:just |also |only )?${ATE}\b(?! (?:me|us)\b)|^(?:i |we )?(?:just )?(?:fed|feeding|gave) (?:my|the|our|his|her) ?(?:${OTHERS.slice(OTHERS.lastIndexOf('(?:kids?'))})\b|^(?:i |we )?(?:just )?(?:bought|got|made|ordered|packed) (?:my|our|his|her) (?:kids?|son|daughter|husband|wife|hubby|boyfriend|girlfriend|mom|dad|brother|sister|friends?|coworkers?) (?:an? |some |the )`,
);
const FOR_OTHERS =
  /\b(?:made|make|making|cooked|baked|baking|bought|packed|ordered|got|picked up) .+ for (?:my|the|our|his|her|a) (?:bake sale|potluck|party|bbq|church|neighbou?rs?|school|team|kids?|son|daughter|husband|wife|hubby|partner|boyfriend|girlfriend|mom|dad|family|friends?|coworkers?|baby|toddler|dog|cat|guests|class|office)\b(?!.*\b(?:i|we) (?:had|ate)\b)/;
const NOT =
  /\b(?:did ?n[o']?t|didn t|didnt|did not|have ?n[o']?t|haven t|havent|have not|hasn't|never|wasn't able to|couldn't|could not|won't|wont|will not|not gonna|not going to|don't|dont|do not) (?:really |even |actually )?(?:had|have|eat|eaten|ate|drink|get|touch|finish(?:ed)? any|had any|want|feel like|order)\b|\bskip(?:ped|ping|s)?\b|\bn'ai pas\b|\bpas (?:mange|bu)\b|\bj'ai (?:saute|skippe)\b|\bno (?:he |)(?:comi|comido|desayune|almorce|cene|tome)\b|\bme salte\b|^(?:no|zero|aucun) (?:breakfast|lunch|dinner|supper|snacks?|food|meal|dejeuner|souper|desayuno|almuerzo|cena)\b|\bnothing (?:for|to eat|yet)\b|\bso no (?:breakfast|lunch|dinner|supper)\b|\bnot (?:eating|having|had) (?:any )?(?:breakfast|lunch|dinner|supper|snacks?)\b|\bpas de (?:dejeuner|diner|souper|collation|dessert)\b|\bleft (?:off|out|behind) the\b|^(?:and |but )?left the (?!(?:gym|house|office|party|store|bar|restaurant|movie|theat))|\bran out of\b|\bout of (?:milk|eggs|bread|food)\b|\binstead of eating\b|\bthrew (?:it|them) (?:out|away)\b|\b(?:allergic|allergy) to\b|\b(?:almost|nearly) (?:ate|had|ordered|bought|drank)\b/;
const PLAN =
  /\b(?:about to|abt to|thinking (?:about|of)|thinkin|dying for|(?:could|would|i.d) (?:kill|go) for|going out for|gotta (?:buy|get|grab|pick up)|(?:need|have|want) to (?:buy|get|pick up)|(?:dinner|lunch|breakfast|supper) plans?\b|^(?:tomorrow|tmrw|tmr|2moro)\b|tomorrow (?:i'?m|im|i|we|we're)\b|meal prep(?:ping)?|going to|gonna|gunna|i'?ll (?:have|eat|get|grab|make|probably|be)|i will (?:have|eat)|will have|will eat|planning|plan to|plan on|(?:i|we) (?:really |just |kinda )?want\b|want(?:ing)? (?:to|some|a)\b|wanna|craving|crave|should i|can i (?:have|eat|fit)|could i|would it|if i (?:eat|ate|have|had|get)|what if|might (?:have|eat|get|grab|make|order|do|go for)|maybe i'?ll|tempted|considering|heading to|on my way to (?!work|school|class|the (?:office|gym|airport|train|bus)|home|church)|(?:dinner|lunch|breakfast|supper|dessert) (?:will be|is going to be|is gonna be|tonight is|later is)|(?:ordering|getting|having|making|grabbing) [a-z ]{2,40}(?:later|in a bit|soon|tomorrow)\b|deciding|is it ok|does (?:a|it|that|this)|how (?:many|much)|what about|je vais|je pense|envie d|devrais-je|est-ce que je peux|si je mange|voy a|quiero|puedo (?:comer|tomar)|deberia|pienso|tengo ganas|antojo|si como|how about|looking forward|dreaming|wish i)\b/;
const DONE = /\b(?:already|just (?:had|ate|finished)|i (?:had|ate|did have)|about done|finished)\b/;

/** Whose and whether: how a clause of normalised text stands to eating. */
export function stanceOf(clause: string): Stance {
  const text = clause.trim();
  if (BY_OTHERS.test(text) || FOR_OTHERS.test(text)) return 'others';
  if (NOT.test(text)) return /\bdid(?:n'?t| not) finish\b/.test(text) || /can'?t stop/.test(text) ? 'ate' : 'not';
  if (PLAN.test(text) && !DONE.test(text)) return 'plan';
  return 'ate';
}

const RESTART = /^(?:and |but |then |so )?(?:i|i'm|im|i've|ive|we|j'ai|yo)\b|^(?:had|ate|drank|grabbed|finished|comi|tome)\b|^mange/;

/** Whether a piece of a text begins with a subject or a verb of its own, so that what was said before does not hold for it. */
export function restarts(piece: string): boolean {
  return RESTART.test(piece.trim());
}
