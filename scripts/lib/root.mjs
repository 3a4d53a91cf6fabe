import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path inside the repository. */
export const at = (...parts) => join(root, ...parts);
