import { PatientPool } from './patient-pool.js';

test.each([
  ['asked for a connection', (pool: PatientPool) => pool.connect()],
  ['asked a question', (pool: PatientPool) => pool.query('select 1')],
])('a closed pool that is %s lets others have their turn before it refuses', async (_what, ask) => {
  const pool = new PatientPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  await pool.end();
  let turned = false;
  setImmediate(() => (turned = true));
  await expect(ask(pool)).rejects.toThrow('Cannot use a pool');
  expect(turned).toBe(true);
});

test('one that has connections answers as any other', async () => {
  const pool = new PatientPool({ connectionString: process.env.TEST_POSTGRES_APPLICATION_URL });
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  const client = await pool.connect();
  client.release();
  await new Promise<void>((resolve, reject) =>
    pool.connect((error, one, done) => {
      done();
      if (error) reject(error);
      else void resolve(one && undefined);
    }),
  );
  await pool.end();
});
