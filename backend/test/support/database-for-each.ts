import type { DataSource } from 'typeorm';
import { makeDataSource } from '../../src/adapters/postgres/index.js';
import { freshDatabase } from './postgres.js';

/** A database of its own for each test of a file, with so many connections to it, both known while a test runs. */
export function databaseForEach(connections: number): { readonly dataSource: DataSource; readonly url: string } {
  const made = {} as { dataSource: DataSource; url: string };
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = await freshDatabase();
    drop = () => database.drop();
    made.url = database.url;
    made.dataSource = await makeDataSource(database.url, connections, 'test').initialize();
  });
  afterEach(async () => {
    await made.dataSource.destroy();
    await drop();
  });
  return made;
}
