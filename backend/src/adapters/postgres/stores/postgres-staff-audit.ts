import type { DataSource } from 'typeorm';
import { type AuditNote, StaffAudit } from '../../../ports/storage/staff/staff-audit.js';
import { recordAudit } from './staff/audit-row.js';

export class PostgresStaffAudit extends StaffAudit {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override record(note: AuditNote, now: Date): Promise<void> {
    return recordAudit(this.dataSource, note, now);
  }
}
