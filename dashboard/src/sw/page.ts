const PAGES = 'mealtext-page';
/** Every screen is the same page. */
const SHELL = '/dashboard';

/** Fetches the page, so that the first visit is enough. */
export async function keepPage(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'no-cache' });
  if (isPage(page)) await (await caches.open(PAGES)).put(SHELL, page);
}

/** The page as the server has it now; without a network as it was last; before there was any, words that say so. */
export async function opened(request: Request): Promise<Response> {
  const cache = await caches.open(PAGES);
  try {
    const page = await fetch(request);
    if (isPage(page)) await cache.put(SHELL, page.clone());
    return page;
  } catch {
    return (await cache.match(SHELL)) ?? offline();
  }
}

const isPage = (page: Response): boolean =>
  page.ok && !page.redirected && page.headers.get('Content-Type')?.startsWith('text/html') === true;

const offline = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline | Mealtext</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}</style>
<h1>You are offline</h1><p>Open Mealtext once with a network, and your last days are here without one. Texting from your phone works all the same.</p></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
