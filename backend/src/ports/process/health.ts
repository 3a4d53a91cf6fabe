export interface HealthFinding {
  name: string;
  ok: boolean;
  /** What is wrong, for the people who run this. */
  problem: string | null;
}

/** Whether this process can serve. Promises: answers within seconds, and never fails. */
export abstract class Health {
  abstract check(): Promise<HealthFinding[]>;
}
