import { BadRequestException } from '@nestjs/common';
import type { ListQuery } from '../../contract/index.js';
import { BadQuery, type ListRequest } from '../../ports/storage/staff/staff-lists.js';

const MOST_ROWS = 1000;
const PAGE = [0, 24] as const;

/** The dialect of ra-data-simple-rest, read strictly: what is malformed is answered with words. */
export function listRequest({ sort, range, filter }: ListQuery): ListRequest {
  return {
    sort: sort ? sortOf(json('sort', sort)) : null,
    range: range ? rangeOf(json('range', range)) : PAGE,
    filter: filter ? filterOf(json('filter', filter)) : {},
  };
}

/** Turns a list's own refusal into a 400. */
export async function orBadRequest<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BadQuery ? new BadRequestException(error.message) : error;
  }
}

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestException(`${name} is not JSON.`);
  }
}

function sortOf(value: unknown): ListRequest['sort'] {
  const [field, order] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC'))
    throw new BadRequestException('sort must be a field and a direction: ["createdAt","DESC"].');
  return [field, order];
}

function rangeOf(value: unknown): ListRequest['range'] {
  const [first, last] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || Number(first) < 0 || Number(last) < Number(first))
    throw new BadRequestException('range must be the first and the last row: [0,24].');
  if (Number(last) - Number(first) >= MOST_ROWS) throw new BadRequestException(`range may span ${MOST_ROWS} rows at most.`);
  return [Number(first), Number(last)];
}

function filterOf(value: unknown): ListRequest['filter'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRequestException('filter must be an object: {"q":"sam"}.');
  return value as ListRequest['filter'];
}
