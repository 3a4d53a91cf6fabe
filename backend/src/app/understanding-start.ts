import type * as UnderstandingThread from './understanding-thread.js';
import { packed } from './packed.js';

const { understandTexts } = process.sourceMapsEnabled
  ? await import('./understanding-thread.js')
  : packed<typeof UnderstandingThread>('understanding-thread');
await understandTexts();
