/** Names of a crowd: every first name with every last name. */
export const FIRST_NAMES =
  'Alma Andre Aisha Bruno Camille Carmen Chloé Dana Diego Eli Emeka Fatima Felix Gus Hana Ingrid Isaac Jada Jorge Kofi Lena Louis Maeve Mateo Mei Nadia Noah Odile Oscar Paul Rosa Ruth Soren Tara Theo Uma Vera Wes Yara Zach'.split(
    ' ',
  );
export const LAST_NAMES =
  'Abbott Bergeron Castillo Dubois Eriksen Fournier Gallagher Hernández Ito Jackson Kowalski Lévesque Martin Novak Okafor Pelletier Quintero Roy Sandoval Thompson Ueda Vargas Washington Young Zhang'.split(
    ' ',
  );

/** Where they are: fictitious numbers 555-0100 to 555-0199 of an area, and its zone. */
export const AREAS = [
  ['212', 'America/New_York'],
  ['305', 'America/New_York'],
  ['312', 'America/Chicago'],
  ['404', 'America/New_York'],
  ['438', 'America/Toronto'],
  ['503', 'America/Los_Angeles'],
  ['512', 'America/Chicago'],
  ['604', 'America/Vancouver'],
  ['702', 'America/Los_Angeles'],
  ['720', 'America/Denver'],
] as const;

export const MEALS = [
  '2 eggs and toast with butter',
  'oatmeal with blueberries and honey',
  'turkey sandwich and an apple',
  'chicken burrito bowl, no rice',
  '3 slices of pepperoni pizza',
  'large coffee with 2% milk',
  'grilled salmon, rice and broccoli',
  'greek yogurt with granola',
  'caesar salad with chicken',
  'cheeseburger, small fries and a diet coke',
  'protein shake and a banana',
  'spaghetti with meat sauce and garlic bread',
  '6 chicken wings and a beer',
  'bagel with cream cheese',
  'bowl of chili with cornbread',
  'sushi, 8 pieces',
  'pho and a spring roll',
  '2 tacos and a horchata',
  'peanut butter and jelly sandwich',
  'handful of almonds',
  'ran 30 minutes',
  'walked 2 miles',
  'drank 20 oz of water',
  'dos huevos con frijoles',
  'pollo con arroz y una coca',
  '2 toasts au beurre et un café',
  'une poutine et un coke diète',
] as const;

/** What people text about what they logged, and ask. */
export const AFTER = [
  'actually 3',
  'undo',
  'how many calories do i have left?',
  'no butter',
  'that was lunch',
  'thanks',
  'delete the last one',
] as const;

/** Words that nobody has taught the product yet. */
export const UNHEARD = [
  'undhiyu and 2 thepla',
  'a plate of koshari',
  'bowl of pozhi stew',
  'zereshk polo with tahdig',
  'one kouign amann from the corner',
  'muamba de galinha',
  'a scoop of halo mix',
  'leftover shchi',
  'nasi tumpeng at work',
  'two lukanka rolls',
  'asdf qwer',
  'fjdk',
  'what is the wifi password',
  'can you order me an uber',
  'my sister says hi',
  'did the jays win',
] as const;

/** What a person of ours has to look at. */
export const NEEDS = [
  'I want to talk to a person',
  'can a human please help me',
  'I want a refund, cancel my plan',
  'i was charged twice this month, can somebody call me',
  'let me speak to an agent please',
] as const;
export const SAFETY = ['I want to kill myself', 'my chest hurts and i cant breathe', 'I throw up after every meal'] as const;
/** What somebody texts to whom we have taken the word from the bot. */
export const WHILE_HELD = [
  'hello? anyone there?',
  'so what about my refund',
  'ok thanks, waiting',
  'did you see my last message?',
] as const;
