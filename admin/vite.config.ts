import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** One chunk: the console is for staff on desks, and react-admin is used on every page of it. */
export default defineConfig({
  plugins: [react()],
  base: '/admin/',
  build: { chunkSizeWarningLimit: 1500 },
  server: { proxy: { '/api': server } },
});
