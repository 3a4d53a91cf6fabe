import type { Plugin } from 'vite';

/** Has the dashboard's page fetch the code of this module, and what that imports, beside the script that will call for it; what takes longest first. */
export const preloadCode = (module: string): Plugin => ({
  name: 'preload-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(module)));
      if (!chunk || path !== '/index.html') return html;
      return chunks
        .filter(({ fileName }) => (fileName === chunk.fileName || chunk.imports.includes(fileName)) && !html.includes(fileName))
        .toSorted((a, b) => b.code.length - a.code.length)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        }));
    },
  },
});
