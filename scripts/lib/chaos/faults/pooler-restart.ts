import type { Fault } from './fault.js';

const poolerRestart: Fault = {
  name: 'pooler-restart',
  what: 'The pooler before the database is gone for a second or two, with every connection through it.',
  can: ({ pooler }) => pooler !== undefined,
  strike: ({ pooler }, random) => pooler?.goAway(500 + random() * 1500),
};

export default poolerRestart;
