import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './vite/compile-messages.ts';

/** The package for a host that is React itself: `<Dashboard>` and `mountDashboard`, with the host's React. */
export default defineConfig({
  plugins: [react(), compileMessages(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: 'dist.package',
    lib: { entry: fileURLToPath(new URL('src/embed/index.ts', import.meta.url)), formats: ['es'], fileName: 'dashboard' },
    rollupOptions: { external: [/^react(\/|$)/, /^react-dom(\/|$)/] },
  },
});
