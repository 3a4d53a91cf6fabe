import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The package for a host that is React itself: `<SupportConsole>` and `mountSupportConsole`, with the host's React. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist.package',
    lib: { entry: fileURLToPath(new URL('src/embed/index.ts', import.meta.url)), formats: ['es'], fileName: 'support-console' },
    rollupOptions: { external: [/^react(\/|$)/, /^react-dom(\/|$)/] },
  },
});
