import type { Plugin } from 'vite';

const NAMED = /^[\w$]+\.displayName = [^;\n]+;$/gm;
const MADE = / = (?=React\d*\.(forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out components of a library that nobody uses: what makes one is called pure, and its name for developers' tools is taken away.
 * Without it, naming a component counts as using it.
 */
export const shakeComponents = (libraries: readonly string[]): Plugin => ({
  name: 'shake-components',
  apply: 'build',
  transform(code, id) {
    if (!libraries.some((name) => id.includes(`/node_modules/${name}/`))) return null;
    return { code: code.replace(NAMED, '').replace(MADE, ' = /* @__PURE__ */ '), map: null };
  },
});
