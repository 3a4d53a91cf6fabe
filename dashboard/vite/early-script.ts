import type { Plugin } from 'vite';

/** Puts the built entry of this name into the dashboard's page as a script of its own, ahead of the rest. */
export const earlyScript = (entry: string): Plugin => ({
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle }) {
      const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.isEntry && one.name === entry);
      if (!chunk || path !== '/index.html') return html;
      return [{ tag: 'script', attrs: { type: 'module', crossorigin: true, src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }];
    },
  },
});
