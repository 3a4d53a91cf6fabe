import { ModelDouble, says } from '../../../test/model-double/model-double.js';
import { builtInTable } from '../../food/index.js';
import { OpenAiReader } from './openai-reader.js';
import { context } from '../../../test/support/reading-context.js';
import { NoAnswers } from '../local/answers-in-memory.js';

let double: ModelDouble;
const options = () => ({ apiKey: 'k', baseUrl: double.baseUrl, model: 'double', deadlineMs: 5000, parallel: 4 });

beforeAll(async () => {
  double = await ModelDouble.start(() => undefined);
});
beforeEach(() => {
  double.asked.length = 0;
});
afterAll(() => double.stop());

test.each([400, 401, 403, 404])(
  '%s is a matter of settings: told with its status, asked once, and known until an answer comes',
  async (status) => {
    double.behave = (response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"code":"no_such"}}');
    const one = new OpenAiReader(options(), new NoAnswers(), builtInTable);
    await expect(one.read('2 eggs', context)).rejects.toMatchObject({ reason: 'misconfigured', detail: `${status} no such` });
    expect(double.asked).toHaveLength(1);
    expect(one.server.trouble).toBe(`${status} no such`);
    expect(await one.server.probe()).toBe(`${status} no such`);
    double.behave = says({ language: 'en', meals: [], workouts: [], cannot: true });
    await one.read('2 eggs', context);
    expect(one.server.trouble).toBeNull();
  },
);
