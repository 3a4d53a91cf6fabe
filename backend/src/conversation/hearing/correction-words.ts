/** Openings that announce a correction, and say nothing themselves. */
export const OPENING =
  /^(?:(?:oops|whoops|woops|ope|sorry|my bad|my mistake|wait|hold on|no+|nope|nah|actually|acutally|actully|correction|edit|fix|i mean|i meant|meant|typo|non|desole|pardon|en fait|plutot|je voulais dire|perdon|en realidad|quise decir|mejor dicho)\b[\s,.:!*-]*|\*\s*)+/;
/** The same at the end: "2 cups of rice actually". */
export const CLOSING =
  /[\s,.!-]+(?:actually|sorry|my bad|my mistake|i mean|i meant|oops|whoops|en fait|plutot|desole|pardon|en realidad|perdon|mejor dicho)$/;
/** Sounds that announce nothing. */
export const FILLER = /^(?:(?:oh|um+|uh+|ugh|ah|hey|hmm+|well|ok(?:ay)?|so|lol|yeah|yes|ah)\b[\s,.:!-]*)+/;
export const PLAIN_NO =
  /^no (?!(?:\d|an?\b|the\b|it\b|it'?s|that|this|they|those|i\b|we\b|was|were|wait|sorry|actually|make|change|half|only|just|more|today|yesterday|tonight|hier|ayer|hoy|one|two|three|four|five|six|large|small|medium|not)\b)[a-z][a-z -]*$/;
/** The text goes on from the meal before: read as such, not corrected. */
export const GOES_ON = /^(?:and|plus|also|with|et|pis|aussi|y|tambien|mas|avec|con)\b/;
/** Verbs that point at what was logged: weaker, so the rest must fit an entry. */
export const POINTING =
  /^(?:(?:it|that|this|they|those|these|there)(?:'s|'re| is| are| was| were| should be| should have been| should've been| had| came| only had)(?: actually| really| only| just| more like| about)?|should(?:'ve| have)? be(?:en)?(?: only| just)?|i (?:said|told you|wrote|typed|meant)|j'ai dit|dije|make (?:it|that|those|them)|change (?:it|that|those|them) to|turn (?:it|that) into|was(?: actually| only| really)?|were|just|only|more like|i (?:only |just |actually )?(?:had|ate)(?: only| just| actually)?|c'etait|c'est|ce sont|il y (?:en )?avait|j'(?:en )?ai (?:mange|pris|eu)|seulement|juste|era[n]?|fue(?:ron)?|son|eran|solo|solamente|comi solo)\b[\s,:]*/;
export const NOT_TAIL = /(?:,? ?(?:\b(?:not|instead of|rather than|et non|pas|au lieu de|no|en vez de)\b) (.+))$/;
