import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './vite/early-script.ts';
import { inlineStyles } from './vite/inline-styles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/**
 * Two pages, the dashboard and the handset at /phone, and `embed/mealtext.js`, which a host page imports `mountDashboard` from.
 * `vite` alone serves them with the API of a running `npm start`.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), earlyScript('early'), inlineStyles()],
  base: '/',
  // Code finds its chunks beside itself, so that a host page may serve it under any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
  build: {
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        main: here('index.html'),
        phone: here('phone/index.html'),
        embed: here('src/embed/mount-dashboard.tsx'),
        early: here('src/early.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed/mealtext.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // Needed before the rest has arrived, so it stands alone.
            {
              name: 'first',
              test: /src\/(app\/(first-calls|screen-modules)|lib\/(early-answers|headings|saved-theme|saved-user))\.ts$|preload-helper|rolldown\/runtime/,
              priority: 3,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // Few files: each costs a round trip of a slow network.
            { name: 'app', test: /src\/app\/app\.tsx$/, priority: 1 },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
  server: { proxy: { '/api': server, '/phone/api': server } },
});
