import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** The rows that a statement of the query builder returned, by the names of their columns. */
export const returned = <Row>({ raw }: { raw: unknown }): Row[] => raw as Row[];

/** Adds a row unless there is one like it already; whether it did. */
export async function addNew<Row extends ObjectLiteral>(rows: Repository<Row>, row: QueryDeepPartialEntity<Row>): Promise<boolean> {
  const [key] = rows.metadata.primaryColumns;
  const added = await rows.createQueryBuilder().insert().values(row).orIgnore().returning([key!.propertyName]).execute();
  return returned(added).length === 1;
}
