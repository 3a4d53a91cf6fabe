import type { Foods } from '../../ports/foods.js';
import { Reader } from '../../ports/reader.js';
import { readText } from '../../reading/index.js';
import type { Reading, ReadingContext } from '../../reading/reading.js';

/** The reader that is always there: no network, no model. */
export class BuiltinReader extends Reader {
  constructor(private readonly foods: Foods) {
    super();
  }

  override read(text: string, context: ReadingContext, as: 'auto' | 'meal' = 'auto'): Promise<Reading> {
    return Promise.resolve(readText(text, context, this.foods.current(), as));
  }
}
