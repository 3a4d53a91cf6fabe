import type { ServerResponse } from 'node:http';
import type { ModelAnswer, ModelItem } from '../../src/reading/model/model-answer.js';
import { completion, isSecond, ModelDouble } from '../model-double/model-double.js';

/* No model is asked here: what the double answers was written by hand. */
export const item = (food: string, more: Partial<ModelItem> = {}): ModelItem => ({
  ...{ span: food, food, brand: null, preparation: null, quantity: 1, unit: null, size: null, grams: null, calories: null },
  estimate: { grams: 220, calories: 560, protein: 30, carbs: 40, fat: 30, sugar: 6, alcohol: 0 },
  ...more,
});
export const answer = (...items: ModelItem[]): ModelAnswer => ({
  language: 'en',
  meals: [{ span: '', stance: 'ate', when: null, items }],
  workouts: [],
  cannot: items.length === 0,
});
export const BURGER = answer(item('cheeseburger'), item('white rice', { unit: 'cup', estimate: null }));
export const LABEL = answer(
  item('granola bar', {
    unit: 'serving',
    grams: 40,
    calories: 190,
    estimate: { grams: 40, calories: 190, protein: 4, carbs: 29, fat: 7, sugar: 11, alcohol: 0 },
  }),
);

type Says = (response: ServerResponse) => void;
export const saysAnswer =
  (given: unknown): Says =>
  (response) =>
    void response.end(completion(JSON.stringify(given)));

/** A model in whose place `says` answers what is asked first; to rows it chooses none. */
export class Eyes {
  says: Says = saysAnswer(BURGER);

  private constructor(readonly model: ModelDouble) {}

  static async open(): Promise<Eyes> {
    const eyes: Eyes = new Eyes(
      await ModelDouble.start((response, body) => {
        response.setHeader('content-type', 'application/json');
        if (isSecond(body)) response.end(completion(JSON.stringify({ choices: [] })));
        else eyes.says(response);
      }),
    );
    return eyes;
  }

  /** What was asked with a picture. */
  get shown() {
    return this.model.asked.filter((one) => one.model === 'eyes');
  }

  rest(): void {
    this.model.asked.length = 0;
    this.says = saysAnswer(BURGER);
  }

  /** The product looks at pictures through it. */
  get environment(): Record<string, string> {
    return {
      READER: 'openai',
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: this.model.baseUrl,
      OPENAI_VISION_MODEL: 'eyes',
      OPENAI_TIMEOUT_MS: '1500',
      FREE_TEXTS_PER_DAY: '-1',
    };
  }
}
