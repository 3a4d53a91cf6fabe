import { readingContext, type Scene } from './scene.js';
import type { Hearing } from './turn.js';

export function route(scene: Scene): Hearing {
  return { type: 'needs-reading', text: scene.text, context: readingContext(scene.snapshot, scene.now) };
}
