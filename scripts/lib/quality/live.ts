import type { BrowserContext } from 'playwright-core';

/** How long a text from the phone takes to be a meal on the open dashboard, in ms: the median of `runs`. */
export async function liveDelay({
  context,
  base,
  phone,
  runs,
}: {
  context: BrowserContext;
  base: string;
  phone: string;
  runs: number;
}): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${base}/dashboard`);
  await page.getByRole('heading', { name: "Today's Meals" }).waitFor();
  await page.waitForLoadState('load');
  const taken: number[] = [];
  for (let round = 0; round < runs; round++) {
    const food = `${11 + round} radishes`;
    taken.push(
      await page.evaluate(
        async ({ from, body }) => {
          const meals = () => [...document.querySelectorAll('li')].filter((one) => one.textContent.includes(body)).length;
          const before = meals();
          const start = performance.now();
          const shown = new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              if (meals() === before) return;
              observer.disconnect();
              resolve(performance.now() - start);
            });
            observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          });
          await fetch('/phone/api/texts', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'quality' },
            body: JSON.stringify({ from, body }),
          });
          return shown;
        },
        { from: phone, body: food },
      ),
    );
  }
  await page.close();
  return taken.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}
