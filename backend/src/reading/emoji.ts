/** Foods as emoji, and what they are called. */
export const FOOD_EMOJI: Readonly<Record<string, string>> = {
  '🍎': 'apple', '🍏': 'apple', '🍊': 'orange', '🍋': 'lemon', '🍌': 'banana', '🍉': 'watermelon', '🍇': 'grapes', '🍓': 'strawberry', '🫐': 'blueberries', '🍈': 'melon', '🍒': 'cherry', '🍑': 'peach', '🥭': 'mango', '🍍': 'pineapple', '🥥': 'coconut', '🥝': 'kiwi', '🍐': 'pear', '🫒': 'olive',
  '🍅': 'tomato', '🥑': 'avocado', '🍆': 'eggplant', '🥦': 'broccoli', '🥬': 'lettuce', '🥒': 'cucumber', '🌶': 'chili pepper', '🫑': 'bell pepper', '🌽': 'corn on the cob', '🥕': 'carrot', '🧄': 'garlic', '🧅': 'onion', '🥔': 'potato', '🍠': 'sweet potato', '🍄': 'mushroom', '🥜': 'peanuts', '🌰': 'chestnuts', '🫘': 'beans',
  '🥐': 'croissant', '🥖': 'baguette', '🍞': 'bread', '🥨': 'pretzel', '🥯': 'bagel', '🥞': 'pancakes', '🧇': 'waffle', '🧀': 'cheese', '🥚': 'egg', '🍳': 'fried egg', '🧈': 'butter', '🥓': 'bacon', '🥩': 'steak', '🍗': 'chicken drumstick', '🍖': 'ribs', '🌭': 'hot dog', '🍔': 'burger', '🍟': 'french fries', '🍕': 'pizza',
  '🥪': 'sandwich', '🌮': 'taco', '🌯': 'burrito', '🫔': 'tamale', '🥙': 'gyro', '🧆': 'falafel', '🥗': 'salad', '🥘': 'stew', '🫕': 'fondue', '🍝': 'spaghetti', '🍜': 'ramen', '🍲': 'soup', '🍛': 'curry', '🍣': 'sushi', '🍱': 'bento box', '🥟': 'dumpling', '🦪': 'oyster', '🍤': 'fried shrimp', '🍙': 'onigiri', '🍚': 'rice', '🍘': 'rice cracker',
  '🍢': 'oden', '🍡': 'dango', '🍧': 'shaved ice', '🍨': 'ice cream', '🍦': 'ice cream cone', '🥧': 'pie', '🧁': 'cupcake', '🍰': 'cake', '🎂': 'birthday cake', '🍮': 'flan', '🍭': 'lollipop', '🍬': 'candy', '🍫': 'chocolate bar', '🍿': 'popcorn', '🍩': 'donut', '🍪': 'cookie', '🍯': 'honey', '🥛': 'glass of milk', '☕': 'coffee', '🫖': 'tea', '🍵': 'green tea',
  '🍶': 'sake', '🍾': 'champagne', '🍷': 'red wine', '🍸': 'martini', '🍹': 'cocktail', '🍺': 'beer', '🍻': 'beer', '🥂': 'champagne', '🥃': 'whiskey', '🥤': 'soda', '🧋': 'bubble tea', '🧃': 'juice box', '🦐': 'shrimp', '🦞': 'lobster', '🦀': 'crab', '🐟': 'fish', '🍥': 'fish cake', '🥣': 'bowl of cereal', '🥡': 'chinese takeout',
};

/** Emoji that say a workout. */
export const WORKOUT_EMOJI: Readonly<Record<string, string>> = { '🏃': 'run', '🚶': 'walk', '🚴': 'bike ride', '🏊': 'swim', '🏋': 'weight lifting', '🧘': 'yoga', '🥾': 'hike', '🏀': 'basketball', '⚽': 'soccer', '🎾': 'tennis', '🧗': 'rock climbing', '🚣': 'rowing', '🥊': 'boxing', '🏂': 'snowboarding', '⛷': 'skiing' };
