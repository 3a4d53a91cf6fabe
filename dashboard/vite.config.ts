import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';
import { shakeComponents } from './vite/shake-components.ts';
import { inlineStyles } from './vite/inline-styles.ts';
import { listAssets } from './vite/list-assets.ts';
import { noInfiniteQueries } from './vite/no-infinite-queries.ts';
import { packFiles } from './vite/pack-files.ts';
import { preloadCode } from './vite/preload-code.ts';
import { tightPage } from './vite/tight-page.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Entries that are asked for by name. */
const OWN_NAMES: Readonly<Record<string, string>> = { embed: 'embed/mealtext.js', sw: 'sw.js' };

const VISITORS =
  /src\/(components\/(back-button|code-field|phone-field|plan-card|step-heading|text-us-card)|lib\/(abandonment|browser-zone|phone-problem|plan-offers|requests\/(check|send)-code))\.tsx?$|domain\/(energy-need|reminder-settings|within-goal)\.ts$/;

/**
 * Two pages, the dashboard and the handset at /phone, `embed/mealtext.js`, which a host page imports `mountDashboard` from, and the service worker `sw.js`.
 * `vite` alone serves them with the API of a running `npm start`.
 */
export default defineConfig({
  plugins: [
    react(),
    compileMessages(),
    shakeComponents(['react-router']),
    noInfiniteQueries(),
    tailwindcss(),
    preloadCode('/src/show-app.tsx'),
    inlineStyles(),
    listAssets(),
    tightPage(),
    packFiles(),
  ],
  base: '/',
  // The library's build without a developer's warnings; its own address leads to the one with them.
  resolve: { alias: { 'react-router': here('../node_modules/react-router/dist/production/index.mjs') } },
  // Code finds its chunks beside itself, so that a host page may serve it under any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
  build: {
    modulePreload: { polyfill: false },
    rollupOptions: {
      // A class that extends what a library hands out may be left out too.
      treeshake: {
        propertyReadSideEffects: false,
        // What nobody imports of these does nothing by being there.
        moduleSideEffects: [{ test: /\/backend\/src\/domain\/|\/messages\/|@messageformat/, sideEffects: false }],
      },
      input: {
        main: here('index.html'),
        phone: here('phone/index.html'),
        embed: here('src/embed/mount-dashboard.tsx'),
        sw: here('src/sw/service-worker.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => OWN_NAMES[name] ?? 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // Needed before the rest has arrived, so it stands alone.
            {
              name: 'first',
              test: /src\/(app\/(first-calls|screen-modules)|lib\/(early-answers|headings|language-words|saved-language|saved-theme|saved-user))\.ts$|preload-helper|rolldown\/runtime/,
              priority: 6,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
            // Few files: each costs a round trip of a slow network.
            { name: 'app', test: /src\/(show-app\.tsx|app\/app\.tsx|lib\/take-page-nonce\.ts)$/, priority: 4 },
            // What the day needs to be shown, and no more; what opens over it comes later.
            { name: 'today', test: /src\/features\/today\/today-screen\.tsx$/, priority: 3 },
            // In every language, for the few screens that ask for it.
            { name: 'consent', test: /domain\/consent-words\.ts$/, priority: 4 },
            // Visitors come over the slowest networks: what their pages have in common with others stands apart from dialogs and the like.
            { name: 'legal', test: /src\/(features\/legal\/legal-page|lib\/(say-common|show-duration))\.tsx?$/, priority: 2 },
            { name: 'visitors', test: VISITORS, priority: 1, minShareCount: 2 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
  server: { proxy: { '/api': server, '/phone/api': server } },
});
