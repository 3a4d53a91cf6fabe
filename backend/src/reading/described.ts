/** Words of written descriptions that say nothing of the food or the amount, or say it in another order; each is looked for only where the text holds what stands first. */
export const DESCRIBED: readonly (readonly [holds: string, said: RegExp, meant: string])[] = [
  // "a side of 126 grams of beans", "a serving of two crackers": the amount is the one that follows
  [
    ' of ',
    /\b(?:an?|one) (?:small |generous |hearty |single )?(?:side|serving|portion|helping|order) of (?=(?:about |around |approximately |roughly )?(?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|half\b|a half\b))/g,
    '',
  ],
  // "a bowl with a cup of rice, …": only what it was in
  [
    'with',
    /\b(?:an?|one) (?:large |small |big )?(?:bowl|plate|glass|mug|cup) (?:with|containing|consisting of|made with|made of|filled with) (?=(?:\d|an?\b|one\b|two\b|three\b|half\b))/g,
    '',
  ],
  ['plate', /\b(?:on|onto|filled) (?:my|the|a) plate\b/g, ''],
  ['bowl', /\bin (?:my|the|a) bowl\b/g, ''],
  ['fast food', /\b(from|at) (?:an?|the|some|my|our) (?:local )?(?=fast food)/g, '$1 '],
  ['fast food', /\bfast food (?:restaurant|place|joint|chain|spot|outlet)\b/g, 'fast food'],
  ['drive', /\b(?:from|at) (?:an?|the|some|my|our) drive[- ]th(?:rough|ru)\b/g, ''],
  ['skin', /\b(?:with |and )?(?:the |its )?skin (?:was )?(?:removed|not eaten|off|taken off)\b/g, 'skinless'],
  ['skin', /\b(?:without|no) (?:the )?skin\b/g, 'skinless'],
  ['skin', /\b(?:with )?(?:the )?skin (?:left )?(?:eaten|on)\b/g, 'with skin'],
  ['juice box', /\bjuice box(es)? of\b/g, 'box$1 of'],
  ['microwav', /\bmicrowav(?:e|able) (cup|bowl|tray|package)/g, '$1'],
  ['school', /\b(?:individual )?school (?:container|carton)/g, 'carton'],
  ['single', /\bsingle[- ]serv(?:ing|e)[- ]siz(?:e|ed)\b/g, 'single serving'],
  // "peaches canned in heavy syrup"
  [
    'syrup',
    /\b(canned|cocktail|peach(?:es)?|pears?|pineapple|apricots?|oranges?|cherries|plums|fruit) (?:canned |packed )?in (?:heavy |light |extra[- ](?:light|heavy) )?syrup\b/g,
    '$1',
  ],
  // "chicken or turkey": a kind that covers both
  [
    ' or ',
    /\b(chicken|ham|beef|lamb|turkey|sausage|canned|baked|fried|mushroom|tofu) or (?:turkey|pork|mutton|chicken|hot dogs?|bottled|broiled|boiled|sauteed|breaded)\b/g,
    '$1',
  ],
  [' or ', /\b(sandwich|cake) or (?:sub|cupcake)\b/g, '$1'],
  [' or ', /\b(?:turnover or (?=hot pocket)|cereal or (?=granola bar))/g, ''],
  ['lactose', /\blactose[ -]free (reduced fat|low ?fat|fat free|nonfat|whole|skim|[12]%) milk\b/g, '$1 lactose free milk'],
  ['no sugar', /\b(italian ice|ice cream|pudding|sorbet|juice bar|applesauce|popsicle),? no sugar added\b/g, 'no sugar added $1'],
  ['milk', /\b(low[- ]?fat|nonfat|non-fat|fat[- ]free|whole|reduced[- ]fat|skim) milk (?=(?:greek )?yogurt)/g, '$1 '],
  // the pizza that slices were cut from
  [
    'pizza',
    /\b(slices?|pieces?) of ((?:[a-z-]+ ){0,4}pizza) from an? (small|medium|large|extra large) ((?:[a-z-]+ ){0,3}?)(?:pizza|pie)\b/g,
    '$3 $1 of $4$2',
  ],
];
