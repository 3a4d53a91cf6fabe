import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;

/** Puts the dashboard's styles into its page: they are small, and nothing has to be waited for before the first paint. */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle }) {
      const file = LINK.exec(html)?.[1];
      const asset = file ? bundle?.[file] : undefined;
      if (path !== '/index.html' || !file || !bundle || asset?.type !== 'asset') return html;
      delete bundle[file];
      return html.replace(LINK, () => `<style>${String(asset.source)}</style>`);
    },
  },
});
