import { namesFood } from '../matching-items.js';
import type { Scene } from '../scene.js';

const DIGITS = '123456789';
/** So sure the rest must be food: "5. scale lied" puts right. */
const SURE = 0.8;

/** "2. quinoa", "3) broccoli" without its mark: one line of a list that comes in several texts, and no two of anything. */
export function withoutListMark(scene: Scene): string {
  const { text } = scene;
  const [number, mark, space] = text;
  const isMark = number !== undefined && DIGITS.includes(number) && (mark === '.' || mark === ')') && space === ' ';
  const open = scene.snapshot.pending?.options.length;
  const rest = text.slice(3);
  return isMark && !open && !text.includes('\n') && namesFood(rest, scene, SURE) ? rest : text;
}
