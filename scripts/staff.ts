import { onDatabase } from './lib/on-database.js';

/** `npm run staff -- add …`: accounts of the support console. */
await onDatabase('staff');
