import { fileURLToPath, pathToFileURL } from 'node:url';
import { relative } from 'node:path';
import { at, root } from '../../bootstrap/root.mjs';
import { exercise } from './exercise.js';
import type { PlacedExpression } from './expression.js';
import { expressionsIn, filesOf } from './literals.js';

/** What runs when it is loaded. */
const RUNS = /^backend\/dist\/(?:main|cli\/.*|app\/(?:.*-start|watchdog-thread))\.js$/;

/**
 * The expressions that the built backend puts together when its modules load and its functions run, as they are once put together.
 * `unseen`: places that could make one and did not.
 */
export async function builtExpressions(every: number, of: RegExp): Promise<{ built: PlacedExpression[]; unseen: string[] }> {
  const files = filesOf('backend/dist', /\.js$/).filter((file) => of.test(file));
  const built: PlacedExpression[] = [];
  const seen = new Set<string>();
  const Native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, given) => note(Reflect.construct(target, given) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  });
  try {
    for (const file of files) if (!RUNS.test(file)) await import(pathToFileURL(at(file)).href);
    await exercise(every);
  } finally {
    globalThis.RegExp = Native;
  }
  const unseen = files.flatMap((file) => expressionsIn(file).makers).filter((place) => !seen.has(place));
  return { built, unseen };

  function note(made: RegExp): RegExp {
    const place = placeOf(new Error().stack?.split('\n')[3] ?? '');
    if (place?.startsWith('backend/dist/')) {
      seen.add(place);
      built.push({ source: made.source, flags: made.flags, place });
    }
    return made;
  }
}

function placeOf(frame: string): string | undefined {
  const [, url, where] = /(file:\/\/.+?):(\d+:\d+)\)?$/.exec(frame) ?? [];
  return url === undefined ? undefined : `${relative(root, fileURLToPath(url))}:${where}`;
}
