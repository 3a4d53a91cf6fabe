import type { Config } from '../config/config.js';
import type { ModelRules } from '../usecases/dependencies.js';

/** A US cent for a million tokens is a hundred-millionth of a dollar for one. */
const TOKENS = 1e8;

export function modelRules({ providers, openai, costs }: Pick<Config, 'providers' | 'openai' | 'costs'>): ModelRules {
  const { shadowPercent, monthlyCents, againMs } = openai;
  const limited = monthlyCents > 0 && costs.modelIn > 0 && costs.modelOut > 0;
  return {
    ask: providers.reader === 'model' ? 'always' : 'when-unsure',
    shadowPercent,
    againMs,
    monthly: limited ? { limit: monthlyCents / 100, tokenIn: costs.modelIn / TOKENS, tokenOut: costs.modelOut / TOKENS } : null,
  };
}
