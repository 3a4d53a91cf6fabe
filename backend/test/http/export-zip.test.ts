import supertest from 'supertest';
import { signedIn, startApp, text, type TestApp } from '../support/app.js';
import { unzipped } from '../support/unzipped.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp();
});
afterAll(() => target?.close());

test('the export for a spreadsheet is a table a kind, a row a food, in rounded figures, and no cell is a formula', async () => {
  const phone = '+12125550471';
  const { browser, path } = await signedIn(target, phone, 'pro');
  await text(target, phone, '2 eggs and a banana for breakfast');
  await text(target, phone, 'ran 30 minutes');
  await text(target, phone, 'weight 178.2 lbs');
  const [meal] = (await browser.get(`${path}/meals`)).body as { id: string }[];
  await browser.patch(`${path}/meals/${meal!.id}`, {
    items: [
      { name: 'banana', quantity: 1 / 3 },
      { name: '=HYPERLINK("http://evil.example")', quantity: 1, calories: 99.6 },
    ],
  });
  const answer = await supertest(target.app.getHttpServer())
    .get(`${path}/export?format=zip`)
    .set('Cookie', browser.cookies)
    .responseType('blob');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.fromEntries(Object.entries(await unzipped(answer.body as Buffer)).map(([name, file]) => [name, file.toString()]));
  expect(Object.keys(files)).toEqual(['meals.csv', 'workouts.csv', 'weight.csv', 'everything.json']);
  const [head, ...rows] = files['meals.csv']!.trimEnd().split('\r\n');
  expect(head).toBe('\ufeffdate,time,meal,food,amount,unit,size,grams,kcal,protein_g,carbs_g,fat_g,sugar_g,fiber_g,sodium_mg,source');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d.*,breakfast,banana,0\.33,,,\d+,\d+,\d+(\.\d)?,/);
  expect(rows[1]).toContain(`"'=hyperlink(""http://evil.example"")",1,,,,100,`);
  expect(files['workouts.csv']).toMatch(/\r\n\d{4}-\d\d-\d\d,\d\d:\d\d.*,run\w*,30,,\d+\r\n$/);
  expect(files['weight.csv']).toMatch(/\r\n\d{4}-\d\d-\d\d,80\.8,178\.2\r\n$/);
  expect(JSON.parse(files['everything.json']!)).toMatchObject({ meals: [{}], workouts: [{}], weights: [{}] });
});

test('it is for its owner alone', async () => {
  const { path } = await signedIn(target, '+12125550472');
  const { browser: other } = await signedIn(target, '+12125550473');
  expect((await other.get(`${path}/export?format=zip`)).status).toBe(404);
});
