import type { Plan } from '../../domain/plan.js';

export interface Person {
  phone: string;
  firstName: string;
  lastName: string;
  timezone: string;
  plan: Plan;
  goals: { calories: number; protein: number; carbs: number; fat: number; sugar: number } | null;
  /** What they text, by time of day; a day takes one of each, the next day the next; null is a day without. */
  habits: readonly (readonly [time: string, texts: readonly (string | null)[]])[];
  /** What happened once, by days of the first four weeks: mistakes, corrections, questions, other things people text. */
  once: readonly (readonly [day: number, time: string, text: string])[];
  /** The last they texted, today or yesterday, after all else. */
  last?: string;
}

/** Numbers of the fictitious exchange 555-01xx. */
export const PEOPLE: readonly Person[] = [
  {
    phone: '+12025550123',
    firstName: 'Sam',
    lastName: 'Rivera',
    timezone: 'America/New_York',
    plan: 'pro',
    goals: null,
    habits: [
      [
        '07:50',
        [
          '2 eggs and toast with butter',
          'oatmeal with a banana',
          'greek yogurt and blueberries',
          'bagel with cream cheese',
          '3 scrambled eggs and bacon',
          'cereal with 2% milk',
          'coffee with milk and a croissant',
        ],
      ],
      [
        '12:25',
        [
          'turkey sandwich, an apple and a bag of chips',
          'chicken burrito and a coke',
          'caesar salad with chicken and garlic bread',
          '2 slices of pepperoni pizza',
          'tuna sandwich and chips',
          'bowl of chicken noodle soup and a roll',
          'cheeseburger and fries',
          'chicken breast with rice',
        ],
      ],
      [
        '10:20',
        ['drank 16 oz of water', 'latte and a blueberry muffin', '20 oz water', 'granola bar and a latte', 'drank 24 oz of water', 'latte'],
      ],
      ['15:05', ['drank 20 oz of water', '16 oz water', 'drank 24 oz of water']],
      ['15:40', [null, 'a banana', '1 oz almonds', null, 'protein bar', 'an apple with peanut butter', null, 'greek yogurt']],
      [
        '17:30',
        [null, 'ran 30 minutes', null, 'walked 45 min', 'lifted weights for 40 minutes', null, 'biked 10 miles', null, 'yoga 30 min'],
      ],
      [
        '19:10',
        [
          'grilled salmon with rice and broccoli',
          'spaghetti with meat sauce',
          '6 oz steak and a baked potato',
          'chicken stir fry with rice',
          '2 tacos and a beer',
          'cheese pizza, 3 slices',
          'roast chicken with mashed potatoes',
          'chili with cornbread',
          'pork chop with green beans',
        ],
      ],
      [
        '21:00',
        [
          '2 chocolate chip cookies and a glass of milk',
          null,
          'bowl of ice cream',
          'glass of red wine, cheese and crackers',
          null,
          'popcorn, 3 cups',
        ],
      ],
    ],
    once: [
      [1, '07:30', 'weight 182.4 lbs'],
      [1, '07:40', 'water goal 64 oz'],
      [1, '07:55', 'actually 3 eggs'],
      [2, '12:30', 'how much protein do i have left?'],
      [3, '21:05', 'cookie dough ice cream'],
      [3, '21:06', 'undo'],
      [4, '07:30', 'weight 181.2 lbs'],
      [7, '08:00', 'weight 181.8 lbs'],
      [10, '07:35', 'weight 180.9 lbs'],
      [10, '12:40', 'make that a large fries'],
      [13, '08:00', 'weight 181 lbs'],
      [17, '07:30', 'weight 180.2 lbs'],
      [15, '22:10', "can't stop eating chips"],
      [18, '13:00', 'asdf qwer'],
      [20, '08:00', 'weight 180.4 lbs'],
      [24, '07:30', 'weight 179.6 lbs'],
      [26, '19:58', 'am i losing?'],
      [27, '07:30', 'weight 179.2 lbs'],
      [22, '19:30', 'that was lunch'],
      [26, '20:00', 'how am i doing this week?'],
    ],
  },
  {
    phone: '+13105550142',
    firstName: 'María',
    lastName: 'López',
    timezone: 'America/Los_Angeles',
    plan: 'pro',
    goals: { calories: 1700, protein: 100, carbs: 190, fat: 55, sugar: 45 },
    habits: [
      ['08:10', ['dos huevos y una tortilla', 'café con leche y pan tostado', 'avena con plátano', 'yogur con granola']],
      ['13:30', ['pollo con arroz y frijoles y una coca', 'ensalada de atún', 'pollo con arroz y frijoles', 'dos tacos de carne']],
      ['17:00', ['una manzana', null, 'un yogur', 'un café con leche']],
      ['20:15', ['sopa de verduras y 2 quesadillas', 'salmón con papas', 'quesadilla de queso']],
    ],
    once: [
      [5, '20:20', 'perdón, fueron 2 quesadillas'],
      [9, '13:35', 'cuántas calorías me quedan?'],
    ],
  },
  {
    phone: '+15145550117',
    firstName: 'Luc',
    lastName: 'Tremblay',
    timezone: 'America/Toronto',
    plan: 'plus',
    goals: { calories: 2200, protein: 110, carbs: 260, fat: 75, sugar: 60 },
    habits: [
      ['07:20', ["3 oeufs, 2 toasts au beurre et un jus d'orange", 'gruau avec une banane', '2 oeufs et une tranche de pain']],
      ['10:00', [null, 'un latte et un muffin aux bleuets', 'une pomme', 'un latte']],
      ['12:10', ['sandwich au jambon', 'salade de poulet', 'poutine', 'un burger et frites']],
      [
        '18:40',
        ['saumon avec du riz', 'un burger et frites', 'spaghetti sauce à la viande et un verre de vin', 'poulet rôti et pommes de terre'],
      ],
      ['17:00', [null, null, 'course 30 minutes', null]],
    ],
    once: [
      [5, '12:15', 'annule'],
      [11, '18:50', "c'était 2 assiettes"],
    ],
  },
  {
    phone: '+14165550133',
    firstName: 'Priya',
    lastName: 'Shah',
    timezone: 'America/Toronto',
    plan: 'plus',
    goals: { calories: 1600, protein: 80, carbs: 200, fat: 50, sugar: 40 },
    habits: [
      ['08:30', ['chai and 2 slices of toast', 'poha, 1 cup', 'greek yogurt with granola']],
      ['13:00', ['dal and rice and 2 rotis', 'chickpea salad', 'paneer wrap', 'leftover dal']],
      ['16:30', ['chai and a cookie', null, 'an apple']],
      ['19:45', ['vegetable curry with naan', null, 'veggie burger and salad']],
    ],
    once: [
      [2, '13:05', 'no, a cup and a half of rice'],
      [2, '13:06', 'undo'],
      [2, '13:07', 'undo'],
      [7, '19:50', 'no naan'],
      [12, '09:00', '/goal protein 90'],
      [12, '09:01', 'what is my goal?'],
    ],
  },
  {
    phone: '+17135550128',
    firstName: 'Tom',
    lastName: 'Becker',
    timezone: 'America/Chicago',
    plan: 'free',
    goals: { calories: 2600, protein: 140, carbs: 300, fat: 90, sugar: 70 },
    habits: [
      ['07:00', ['breakfast taco and coffee', '3 pancakes with syrup', null]],
      ['12:00', ['brisket sandwich and fries', 'double cheeseburger and a coke', 'fried chicken, 3 pieces']],
      ['18:30', ['ribeye 12 oz and a potato', 'pepperoni pizza, 4 slices', 'chili dog and onion rings']],
    ],
    once: [
      [3, '21:00', 'bowl of ice cream'],
      [3, '21:30', 'and 2 beers'],
      [9, '22:00', 'a bag of chips'],
      [9, '22:01', 'upgrade'],
      [1, '19:10', 'can i talk to a person about upgrading'],
    ],
  },
  {
    phone: '+16465550151',
    firstName: 'Grace',
    lastName: 'Kim',
    timezone: 'America/New_York',
    plan: 'pro',
    goals: { calories: 2400, protein: 150, carbs: 280, fat: 70, sugar: 55 },
    habits: [
      ['06:30', ['protein shake and a banana', '4 egg whites and oatmeal', 'cottage cheese and berries']],
      ['07:45', ['ran 8k in 42 min', null, 'swam 1500 m', 'strength training 50 minutes']],
      ['12:45', ['chicken and quinoa bowl', 'tuna salad and crackers', 'tofu stir fry']],
      ['19:00', ['cod with sweet potato', 'turkey meatballs and pasta', 'beef and broccoli with rice']],
    ],
    once: [
      [6, '12:50', 'double chicken'],
      [14, '19:05', 'same as yesterday'],
      [16, '09:00', 'save that as power bowl'],
      [1, '20:05', 'talk to a human please'],
    ],
  },
  {
    phone: '+12065550139',
    firstName: 'Dev',
    lastName: 'Olsen',
    timezone: 'America/Los_Angeles',
    plan: 'free',
    goals: null,
    habits: [['12:30', ['pho', null, 'sushi, 8 pieces', null, 'banh mi']]],
    once: [
      [1, '12:31', 'hello?'],
      [1, '12:33', 'is anybody there'],
      [4, '18:00', 'snorf blat'],
      [6, '18:10', 'my moms casserole'],
      [8, '09:20', 'HELP'],
      [15, '18:00', 'thx 👍'],
    ],
  },
  {
    phone: '+19025550144',
    firstName: 'Ana',
    lastName: 'MacNeil',
    timezone: 'America/Halifax',
    plan: 'free',
    goals: { calories: 1500, protein: 70, carbs: 170, fat: 50, sugar: 40 },
    habits: [
      ['08:00', ['bagel with egg and cheese', 'oatmeal with a banana', null]],
      ['12:00', ['lobster roll', 'clam chowder and a roll', 'garden salad', null]],
    ],
    once: [
      [10, '19:00', 'fish and chips'],
      [10, '19:02', "that's wrong, only half"],
    ],
    last: 'STOP',
  },
];

/** What people wrote in the feedback form, by the index of the person. */
/** What support answers again and again. */
export const SAVED_REPLIES: readonly (readonly [title: string, language: 'en' | 'fr' | 'es', body: string])[] = [
  [
    'Counted twice',
    'en',
    'I took the second one out; your total for today is right again. Text UNDO within a day if you ever see it happen.',
  ],
  [
    'Code does not come',
    'en',
    'Carriers hold codes back at times. Please ask for a new one in a minute, and check that STOP was never sent from this phone.',
  ],
  ['Plan du jour', 'fr', 'Votre forfait reprend à minuit. Tout ce qui a été noté reste dans votre journal.'],
  ['Porción distinta', 'es', 'Ya lo corregí con la porción que nos dijo; la próxima vez la usaremos así.'],
];

export const FEEDBACK: readonly (readonly [person: number, daysAgo: number, subject: string, message: string])[] = [
  [0, 3, 'Love the corrections', 'Texting "actually 3 eggs" and having it just work is the reason I still log after two months.'],
  [1, 9, 'Gracias por el español', 'Funciona muy bien en español. ¿Se puede elegir el idioma de los recordatorios?'],
  [3, 14, 'Indian food', 'Dal and poha are understood, muthia is not. Could you add more regional dishes?'],
  [4, 20, 'Limit', 'Three meals a day is tight when I snack. Is there something between Free and Plus?'],
  [5, 26, 'Training days', 'Could my calorie goal go up by itself on days with a long run?'],
  [2, 33, 'Portions', 'Une poutine moyenne est plus grosse chez nous!'],
];
