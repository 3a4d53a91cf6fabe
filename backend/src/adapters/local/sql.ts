/** The little of a database that the local stand-ins use. */
export interface Sql {
  // Rows are as the statement says; each caller names their type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  query(sql: string, values?: unknown[]): Promise<any>;
}
