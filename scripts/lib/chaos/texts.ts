import type { Behaviour } from './provider.js';

/** Foods of the workload. Each text says its calories itself, so that everybody can add up. */
export const FOODS = [
  'apple pie',
  'turkey sandwich',
  'banana',
  'soup',
  'bagel',
  'burrito',
  'muffin',
  'oatmeal',
  'taco',
  'salad',
  'pizza',
  'yogurt',
];

/** The model of a good day: reads what the workload writes, and says so when it is anything else. */
export const answerAsTold: Behaviour = (response, { messages }) => {
  const text: unknown = messages.at(-1)?.content;
  const [span, food, calories] = /([a-z ]+?) (\d+) cal/.exec(typeof text === 'string' ? text : (JSON.stringify(text) ?? '')) ?? [];
  const said = { brand: null, preparation: null, quantity: null, unit: null, size: null, grams: null, estimate: null };
  const item = { span, food, ...said, calories: Number(calories) };
  const answer = { language: 'en', meals: span ? [{ span, stance: 'ate', when: null, items: [item] }] : [], workouts: [], cannot: !span };
  const choice = { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(answer), refusal: null } };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'double',
      choices: [choice],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
};
