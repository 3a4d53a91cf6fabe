import type { Plugin } from 'vite';

/** Writes `assets.json`, the files that the service worker keeps: every chunk of the dashboard's, none of the handset's. */
export const listAssets = (): Plugin => ({
  name: 'list-assets',
  apply: 'build',
  generateBundle: {
    // After whoever takes files out again.
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/(?!phone-).+\.js$/.test(file));
      const source = JSON.stringify([...files.map((file) => `/${file}`), '/icon.svg', '/manifest.webmanifest']);
      this.emitFile({ type: 'asset', fileName: 'assets.json', source });
    },
  },
});
