import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { showLanguage } from './lib/language';
import { firstLanguage } from './lib/saved-language';
import { takePageNonce } from './lib/take-page-nonce';
import { startServiceWorker } from './lib/start-service-worker';

/** Puts the dashboard into our own page. */
export function showApp(): void {
  takePageNonce();
  const root = createRoot(document.getElementById('root')!);
  // Until its words are there the page stays as it came: nothing is shown in one language and then in another.
  void showLanguage(firstLanguage()).then(() =>
    // In slices, so that a slow phone answers to a touch in between.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    ),
  );
  startServiceWorker();
}
