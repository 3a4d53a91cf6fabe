import { pause } from '../plant.js';
import { pick } from '../seeded.js';
import { answerAsTold } from '../texts.js';

const WAYS = [
  () => undefined,
  (response) => response.writeHead(500).end('{}'),
  (response) => response.writeHead(429).end('{}'),
  (response) => response.end('<html>'),
  (response) => response.end('{"choices":[{"message":{"content":"{\\"meals\\":12}"}}]}'),
  (response) => response.destroy(),
];

export default {
  name: 'model-misbehaves',
  what: 'The model hangs, fails, talks nonsense or breaks off.',
  strike: async ({ model }, random, ms = 2500) => {
    model.behave = pick(random, WAYS);
    await pause(ms);
    model.behave = answerAsTold;
  },
};
