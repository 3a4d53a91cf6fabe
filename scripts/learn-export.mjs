import './lib/node-version.mjs';
import { onDatabase } from './lib/on-database.mjs';

/** `npm run learn:export`: what staff taught between releases, written into the repository. */
await onDatabase('learn-export');
