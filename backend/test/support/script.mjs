import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/bootstrap/root.mjs';
import { transpiled } from '../../../scripts/bootstrap/transpile.mjs';

/** A module of the scripts, for what Jest loads as plain JavaScript. */
export async function script(name) {
  await transpiled();
  return import(pathToFileURL(at('dist.scripts', `${name}.js`)).href);
}
