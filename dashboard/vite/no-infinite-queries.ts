import type { Plugin } from 'vite';

const CHOICE = /this\.#queryType === "infinite" \? infiniteQueryBehavior\([^()]*\) : /;

/** Leaves out what lists without an end need: no screen has one, and the query cache brings it along for every page. */
export const noInfiniteQueries = (): Plugin => ({
  name: 'no-infinite-queries',
  apply: 'build',
  transform(code, id) {
    if (!/query-core\/build\/modern\/query\.js$/.test(id)) return null;
    if (!CHOICE.test(code)) this.error('The query cache chooses its behaviour in another way now: see vite/no-infinite-queries.ts.');
    return { code: code.replace(CHOICE, ''), map: null };
  },
});
