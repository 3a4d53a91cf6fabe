const MAIN = String.raw`big mac|mcdouble|mcchicken|mccrispy|quarter pounder(?: with cheese)?|filet[- ]o[- ]fish|mcnuggets?|whopper(?: jr)?|baconator|teen burger|big mary|(?:bacon )?cheeseburger|hamburger|burger|(?:\d+ ?(?:pc|ct|piece)s? )?(?:chicken )?(?:nuggets?|tenders?|strips|fingers|mcnuggets?)|(?:spicy |crispy |deluxe |grilled )*chicken (?:sandwich|burger)`;
const SIZE = '(small|medium|large|sm|med|lg)';
const COMBO = new RegExp(
  String.raw`(?<![a-z])(?:${SIZE} )?(${MAIN}) (?:combo(?: meal)?|meal(?! (?:prep|plan|replacement|deal)))\b(?: ${SIZE})?`,
);
const DRINK =
  /\b(?:coke|cola|pepsi|sprite|dr\.? pepper|root beer|fanta|7 ?up|mountain dew|soda|pop|drink|water|coffee|lemonade|iced? tea|tea|milk|juice|shake|milkshake|liqueur|gatorade|no drink)\b/;
const SIDE = /\b(?:fries|fry|onion rings?|salad|hash ?browns?|coleslaw|slaw|poutine|no fries)\b/;

/** "Large big mac meal with a coke" is the burger, large fries and the coke: what is not named beside it is put in its place. */
export function expandCombos(text: string): string {
  if (!text.includes('meal') && !text.includes('combo')) return text;
  const hit = COMBO.exec(text);
  if (!hit) return text;
  const size = hit[1] ?? hit[3] ?? 'medium';
  const rest = text.slice(hit.index + hit[0].length);
  const side = SIDE.test(text) ? '' : `, ${size} french fries`;
  const drink = DRINK.test(text) ? '' : `, ${size} soda`;
  const joined = /^\s*(?:with|w|and|,|&|\+)/.test(rest) || rest.trim() === '' ? rest : `, ${rest}`;
  return `${text.slice(0, hit.index)}${hit[2]!}${side}${drink}${joined}`;
}
