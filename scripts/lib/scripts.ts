import { at } from '../bootstrap/root.mjs';

/** Arguments of Node that run a script in a process of its own. */
export const script = (name: string, ...args: string[]): string[] => [at('scripts/run.mjs'), name, ...args];

/** A script as JavaScript, for another program to load. */
export const loadable = (name: string): string => at('dist.scripts', `${name}.js`);
