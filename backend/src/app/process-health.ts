import type { DataSource } from 'typeorm';
import { zoneDataVersion } from '../domain/local-day.js';
import { Health, type HealthFinding } from '../ports/process/health.js';

const PATIENCE_MS = 3000;
/** Whether a commit comes back only when a second machine has it. */
const WAITS_FOR_ANOTHER = `current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local')`;
const ALONE = 'no commit waits for a second machine: a failover loses what was acknowledged last';

/** Whether the database answers, is migrated, the zone data is recent enough, and texts can be understood at once. */
export class ProcessHealth extends Health {
  constructor(
    private readonly dataSource: DataSource,
    private readonly zoneDataMinimum: string,
    /** Whether the engine has read its tables: until then, texts would wait for that. */
    private readonly understands: () => boolean = () => true,
    /** What is wrong with the model's settings; the built-in reader answers meanwhile, so the process can serve. */
    private readonly modelTrouble: () => string | null = () => null,
    /** What is ahead that the carrier does not take: nothing is wrong with this process. */
    private readonly carrierWorry: () => string | null = () => null,
    /** Why nothing is read from the replica; the primary answers meanwhile. */
    private readonly replicaTrouble: () => string | null = () => null,
    /** Whether what was acknowledged must outlive the machine of the database. */
    private readonly outlives = false,
  ) {
    super();
  }

  override async check(): Promise<HealthFinding[]> {
    const zones = zoneDataVersion() >= this.zoneDataMinimum;
    return [
      ...(await this.database()),
      { name: 'time zone data', ok: zones, problem: zones ? null : `release ${zoneDataVersion()} is older than ${this.zoneDataMinimum}` },
      this.engine(),
      ...this.model(),
      ...this.carrier(),
      ...this.replica(),
    ];
  }

  private engine(): HealthFinding {
    const ok = this.understands();
    return { name: 'understanding', ok, problem: ok ? null : 'the tables are being read' };
  }

  private model(): HealthFinding[] {
    const trouble = this.modelTrouble();
    return trouble === null ? [] : [{ name: 'model settings', ok: true, problem: `refused by the server: ${trouble}` }];
  }

  private carrier(): HealthFinding[] {
    const worry = this.carrierWorry();
    return worry === null ? [] : [{ name: 'reminders ahead', ok: true, problem: worry }];
  }

  private replica(): HealthFinding[] {
    const trouble = this.replicaTrouble();
    return trouble === null ? [] : [{ name: 'replica', ok: true, problem: trouble }];
  }

  private async database(): Promise<HealthFinding[]> {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref());
    try {
      // SQL: of the table of migrations, which is no entity, and settings of the server.
      const rows = await Promise.race([
        this.dataSource.query<{ applied: number; waits: boolean }[]>(
          `select (select count(*)::int from migrations) as applied, ${WAITS_FOR_ANOTHER} as waits`,
        ),
        late,
      ]);
      const missing = this.dataSource.migrations.length - (rows[0]?.applied ?? 0);
      return [
        { name: 'database', ok: missing <= 0, problem: missing > 0 ? `${missing} migrations are missing` : null },
        ...(this.outlives && rows[0]?.waits === false ? [{ name: 'standby', ok: true, problem: ALONE }] : []),
      ];
    } catch (error) {
      return [{ name: 'database', ok: false, problem: error instanceof Error ? error.message : String(error) }];
    }
  }
}
