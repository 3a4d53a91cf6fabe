import { AnswersInMemory } from '../adapters/local/answers-in-memory.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import { builtInTable } from '../food/index.js';
import { ReaderUnavailable } from '../ports/reading/reader.js';
import { hearLine, ofReading, type Heard, type ReadLineOptions } from './read-line.js';

/** Hears lines through the model that the environment names, and by the built-in reader while that cannot answer; null without a key. */
export function modelHearing(environment: NodeJS.ProcessEnv): ((line: string, options: ReadLineOptions) => Promise<Heard>) | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null, OPENAI_MODEL: model = 'gpt-4.1-mini' } = environment;
  if (!apiKey) return null;
  let table = builtInTable();
  const reader = new OpenAiReader({ apiKey, baseUrl, model, deadlineMs: 8000, parallel: 1 }, new AnswersInMemory(), () => table);
  return async (line, options) => {
    table = options.table ?? table;
    const own = hearLine(line, options);
    if (line.trim() === '' || !own.intents.every((intent) => FREE_TEXT.has(intent))) return own;
    const context = { now: options.now, zone: options.zone, country: 'US' as const, meal: null, weightKg: null, memory: [] };
    try {
      return ofReading(await reader.read(line, context, options.as === 'meal' ? 'meal' : 'auto'));
    } catch (error) {
      if (error instanceof ReaderUnavailable) return own;
      throw error;
    }
  };
}

/** What only reading tells; commands, keywords and questions are understood without a reader. */
const FREE_TEXT: ReadonlySet<string> = new Set(['log_meal', 'log_workout', 'plan', 'skip_meal', 'none']);
