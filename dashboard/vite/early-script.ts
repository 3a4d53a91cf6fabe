import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Puts the built entry of this name into the dashboard's page as a script of its own, ahead of the rest, with what it imports. */
export const earlyScript = (entry: string): Plugin => ({
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle }) {
      const chunk = Object.values(bundle ?? {})
        .filter((one) => one.type === 'chunk')
        .find((one) => one.isEntry && one.name === entry);
      if (!chunk || path !== '/index.html') return html;
      const script: HtmlTagDescriptor = {
        tag: 'script',
        attrs: { type: 'module', crossorigin: true, src: `/${chunk.fileName}` },
        injectTo: 'head-prepend',
      };
      const imported = chunk.imports.map((file): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head-prepend',
      }));
      return [script, ...imported];
    },
  },
});
