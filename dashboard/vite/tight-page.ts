import type { Plugin } from 'vite';

/** Takes out of the dashboard's page what only its authors read: comments and indentation. */
export const tightPage = (): Plugin => ({
  name: 'tight-page',
  apply: 'build',
  transformIndexHtml: (html) => html.replace(/<!--[^]*?-->/g, '').replace(/\n\s*/g, '\n'),
});
