const ASSETS = 'mealtext-assets';
/** Written by the build: the code of every screen. */
const LIST = '/assets.json';

/** Fetches the code of every screen, so that one which was never opened opens offline too; what an older release had goes. */
export async function fetchAssets(): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const files = (await answer.json()) as string[];
  const cache = await caches.open(ASSETS);
  const had = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !had.has(file)));
  await Promise.all([...had].filter((file) => !files.includes(file)).map((file) => cache.delete(file)));
}

/** A file that never changes under its name, from here when it is here. */
export async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  return fetch(request);
}
