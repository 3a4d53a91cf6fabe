import { startApp, type TestApp } from '../../support/app.js';
import { type StaffOfTest, staffOf } from './staff.js';

/** What a file of tests that imports this has, from before its first test until after its last: the product and the people at its desk. */
export let app: TestApp;
export let agent: StaffOfTest;
export let colleague: StaffOfTest;
export let viewer: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  [agent, colleague, viewer] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'agent'), staffOf(app, 'viewer')]);
});
afterAll(() => app?.close());
