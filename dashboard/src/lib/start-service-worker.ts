/** Once the page is there: what it needs without a network is fetched behind its back. Not while developing, where code has no lasting names. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const start = () => void serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('Offline:', error));
  if (first) serviceWorker.addEventListener('controllerchange', askAgain, { once: true });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** What the first visit asked for before anybody kept answers is asked again, so that this visit is enough. */
function askAgain(): void {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ asked: [...new Set(asked)] });
}
