import { namesActivity, stanceOf } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';

/** "Info on the box says 230 cal", "was going to go but nope": told, however it begins. */
export function tells(context: TurnContext): boolean {
  if (context.text.includes('?')) return false;
  const { at, tokens } = chartOf(context);
  const label = at.some((spans) => spans.some(({ kind, from }) => kind === 'says' && from > 0 && labelBefore(from)));
  const energy = at.some((spans) => spans.some(({ kind }) => kind === 'kcal' || kind === 'figure'));
  // "Did my yoga, started at 10": not "did I"
  const did = tokens[0]?.word === 'did' && at[1]?.some(({ kind }) => kind === 'determiner' || kind === 'article') === true;
  if (did && namesActivity(context.text.toLowerCase())) return true;
  return (label && energy) || (tokens[0]?.word === 'was' && stanceOf(context.text) === 'plan');

  function labelBefore(to: number): boolean {
    return at[to - 1]!.some(({ kind }) => kind === 'label');
  }
}
