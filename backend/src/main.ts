import type * as Serve from './app/serve.js';
import { packed } from './app/packed.js';

const { serve } = process.sourceMapsEnabled ? await import('./app/serve.js') : packed<typeof Serve>('serve');
await serve();
