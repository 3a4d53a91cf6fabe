/** The little of a database that the local stand-ins use. */
export interface Sql {
  query<T>(sql: string, values?: unknown[]): Promise<T>;
}
