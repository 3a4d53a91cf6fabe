/// <reference lib="webworker" />
import { answered, forgetAnswers } from './answers';
import { asset, fetchAssets } from './assets';
import { keepPage, opened } from './page';
import { kindOf } from './kind-of';

// What the dashboard is without a network: its page, its code, and the last answers about the user. Never asked for anything that changes something.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchAssets(), keepPage()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(new URL(request.url), request, self.location.origin);
  if (kind === 'page') event.respondWith(opened(request));
  else if (kind === 'asset') event.respondWith(asset(request));
  else if (kind === 'answer') event.respondWith(answered(request));
});

// Pages say two things only: that a session has ended, and what they asked for before there was a service worker.
self.addEventListener('message', (event) => {
  const { data } = event as { data: 'forget' | { asked: string[] } };
  event.waitUntil(data === 'forget' ? forgetAnswers() : askAgain(data.asked));
});

async function askAgain(urls: readonly string[]): Promise<void> {
  const answers = urls.filter((url) => kindOf(new URL(url), { method: 'GET', mode: 'cors' }, self.location.origin) === 'answer');
  await Promise.allSettled(answers.map((url) => answered(new Request(url))));
}
