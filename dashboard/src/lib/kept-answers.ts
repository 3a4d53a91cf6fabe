/** Nothing of a user stays behind in a browser that they have left: the service worker, which hears nothing else from a page, drops what it keeps. */
export function forgetKeptAnswers(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('forget');
}
