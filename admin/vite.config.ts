import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/**
 * The console's own page, whose console proper arrives after the sign-in, and `embed/support-console.js`, which a host page
 * imports `mountSupportConsole` from.
 */
export default defineConfig({
  plugins: [react()],
  base: '/admin/',
  // Code finds its chunks beside itself, so that a host page may serve it under any path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined) },
  build: {
    rollupOptions: {
      input: { main: here('index.html'), embed: here('src/embed/mount-support-console.tsx') },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed/support-console.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // Until somebody has signed in, no more than these two.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'app', test: /src\/app\.tsx$/, priority: 2 },
            // The frame and the screen that the console opens with; what the other screens share comes with the first of them.
            { name: 'admin', test: /src\/(admin|resources\/health\/health)\.tsx$/, priority: 1 },
            { name: 'parts', minShareCount: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1200,
  },
  server: { proxy: { '/api': server } },
});
