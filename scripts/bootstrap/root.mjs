import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, from this file and from its copy in `dist.scripts`. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * An absolute path inside the repository.
 * @param {string[]} parts
 */
export const at = (...parts) => join(root, ...parts);
