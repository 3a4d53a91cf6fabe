import { onDatabase } from './lib/on-database.js';

/** `npm run learn:export`: what staff taught between releases, written into the repository. */
await onDatabase('learn-export');
