import { pause } from '../plant.js';
import type { Behaviour } from '../provider.js';
import { pick } from '../seeded.js';
import { answerAsTold } from '../texts.js';
import type { Fault } from './fault.js';

const WAYS: Behaviour[] = [
  () => undefined,
  (response) => response.writeHead(500).end('{}'),
  (response) => response.writeHead(429).end('{}'),
  (response) => response.end('<html>'),
  (response) => response.end('{"choices":[{"message":{"content":"{\\"meals\\":12}"}}]}'),
  (response) => response.destroy(),
];

const modelMisbehaves: Fault = {
  name: 'model-misbehaves',
  what: 'The model hangs, fails, talks nonsense or breaks off.',
  strike: async ({ model }, random, ms = 2500) => {
    model.behave = pick(random, WAYS);
    await pause(ms);
    model.behave = answerAsTold;
  },
};

export default modelMisbehaves;
