/** A running embedded PostgreSQL. `databaseUrl` is the application's role, `ownerUrl` the one that migrates, `adminUrl` the superuser's (database `postgres`). */
export interface RunningPostgres {
  port: number;
  folder: string;
  databaseUrl: string;
  ownerUrl: string;
  adminUrl: string;
  /** Stops the server unless another program still uses it. */
  stop(): Promise<void>;
}

export function startPostgres(options: {
  /** Absolute path of the data folder. */
  dataDir: string;
  settings?: Record<string, string>;
  say?: (line: string) => void;
}): Promise<RunningPostgres>;
