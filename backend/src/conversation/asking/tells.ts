import { namesActivity, stanceOf } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import type { Scene } from '../scene.js';

/** "Info on the box says 230 cal", "was going to go but nope": told, however it begins. */
export function tells(scene: Scene): boolean {
  if (scene.text.includes('?')) return false;
  const { at, tokens } = chartOf(scene);
  const label = at.some((spans) => spans.some(({ kind, from }) => kind === 'says' && from > 0 && labelBefore(from)));
  const energy = at.some((spans) => spans.some(({ kind }) => kind === 'kcal' || kind === 'figure'));
  // "Did my yoga, started at 10": not "did I"
  const did = tokens[0]?.word === 'did' && at[1]?.some(({ kind }) => kind === 'determiner' || kind === 'article') === true;
  if (did && namesActivity(scene.text.toLowerCase())) return true;
  return (label && energy) || (tokens[0]?.word === 'was' && stanceOf(scene.text) === 'plan');

  function labelBefore(to: number): boolean {
    return at[to - 1]!.some(({ kind }) => kind === 'label');
  }
}
