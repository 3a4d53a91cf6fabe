import { pathToFileURL } from 'node:url';
import { at } from '../bootstrap/root.mjs';

/** A module of the backend as it was built, with the type of its source: `builtBackend<typeof LoadConfig>('config/load-config.js')`. */
export const builtBackend = async <M>(path: string): Promise<M> => (await import(pathToFileURL(at('backend/dist', path)).href)) as M;
