import { BadRequestException } from '@nestjs/common';
import type { TimelineQuery } from '../../contract/index.js';

const USUAL = 50;
const MOST = 200;

/** Which part of a timeline is asked for. */
export function timelinePage({ before, limit }: TimelineQuery): { before: Date | null; limit: number } {
  const rows = limit === undefined ? USUAL : Number(limit);
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST) throw new BadRequestException(`limit must be a whole number from 1 to ${MOST}.`);
  return { before: before === undefined ? null : instant('before', before), limit: rows };
}

/** A UTC instant of a query. */
export function instant(name: string, written: string): Date {
  const at = new Date(written);
  const year = at.getUTCFullYear();
  if (!/^\d{4}-\d\d-\d\dT/.test(written) || Number.isNaN(at.getTime()) || year < 2000 || year > 2100)
    throw new BadRequestException(`${name} must be an instant such as 2026-11-21T00:00:00Z.`);
  return at;
}
