const { createRequire } = require('node:module');

// As Jest finds it: it is no package of ours.
const config = createRequire(createRequire(require.resolve('jest/package.json')).resolve('@jest/core')).resolve('jest-config');
const { default: Sequencer } = createRequire(config)('@jest/test-sequencer');

/** What takes longest, that first: one that comes last leaves the other workers with nothing to do. */
const LONGEST = [
  'billing/event-orders',
  'operations/demo',
  'delivery/killed-senders',
  'operations/topology',
  'delivery/stopped-in-the-middle',
  'replay/fuzz',
  'replay/conversations',
  'tagger/weights',
  'safety/weights',
  'slots/weights',
  'replay/turn-tape',
  'relation/weights',
].map((name) => `/${name}.test.ts`);

/** Where Jest has not seen yet how long files take, it begins with the largest, which need not be the longest. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((name) => path.endsWith(name));
      return at < 0 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
