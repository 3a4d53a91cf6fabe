import './lib/node-version.mjs';
import { onDatabase } from './lib/on-database.mjs';

/** `npm run staff -- add …`: accounts of the support console. */
await onDatabase('staff');
