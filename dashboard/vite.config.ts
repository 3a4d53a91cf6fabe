import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** Two pages: the dashboard, and the handset at /phone. `vite` alone serves them with the API of a running `npm start`. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  base: '/',
  build: { rollupOptions: { input: { main: here('index.html'), phone: here('phone/index.html') } }, chunkSizeWarningLimit: 600 },
  server: { proxy: { '/api': server, '/phone/api': server } },
});
