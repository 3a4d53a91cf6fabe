import { Controller, Get, NotFoundException, Param, Query, Res, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ListQuery, Problem, type StaffCapability } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import type { Row, StaffResource, Viewer } from '../../ports/storage/staff/staff-lists.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { csvCell } from '../csv.js';
import { OfId } from './console-controller.js';
import { listRequest, orBadRequest } from './list-query.js';
import { presentRow } from './present-row.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { viewerOf } from './viewer.js';

const MOST_EXPORTED = 100_000;

/** How one resource is read. */
export interface Listing {
  resource: StaffResource;
  capability: StaffCapability;
  /** What a list holds. */
  row: Type;
  /** What one is, where it is more than a row, and how it is found. */
  one?: {
    type: Type;
    find: (worlds: { deps: Dependencies; staff: StaffDependencies }, id: string, viewer: Viewer) => Promise<object | null>;
  };
}

/** The reading side of one resource: its list, one of it, and the list as a table. */
export function listController({ resource, capability, row, one }: Listing): Type {
  @ApiTags('Console')
  @ApiResponse({ status: 401, type: Problem })
  @ApiResponse({ status: 403, type: Problem })
  @ApiResponse({ status: 400, type: Problem })
  @Controller(`api/staff/${resource}`)
  class ListController {
    constructor(
      readonly deps: Dependencies,
      readonly staff: StaffDependencies,
    ) {}

    @Get()
    @ForStaff(capability)
    @ApiOperation({ summary: `A page of ${resource}; Content-Range tells how many there are` })
    @ApiResponse({ status: 200, type: [row] })
    async list(@Query() query: ListQuery, @Staff() caller: StaffCaller, @Res({ passthrough: true }) response: Response): Promise<Row[]> {
      const request = listRequest(query);
      const { rows, total, estimated } = await orBadRequest(this.staff.lists.list(resource, request, viewerOf(caller)));
      const [first] = request.range;
      response.setHeader('Content-Range', `${resource} ${rows.length ? `${first}-${first + rows.length - 1}` : '*'}/${total}`);
      if (estimated) response.setHeader('X-Total-Estimated', 'true');
      return rows.map((found) => presentRow(resource, found, this.staff.costs));
    }

    @Get('export.csv')
    @ForStaff(capability === 'look' ? 'export' : capability)
    @ApiOperation({ summary: `The same as a table, at most ${MOST_EXPORTED} rows` })
    @ApiResponse({ status: 200, description: 'CSV with a heading', content: { 'text/csv': { schema: { type: 'string' } } } })
    async export(
      @Query() query: ListQuery,
      @Staff() caller: StaffCaller,
      @Actor() by: StaffActor,
      @Res() response: Response,
    ): Promise<void> {
      const request = listRequest(query);
      const portions = this.staff.lists.every(resource, request, viewerOf(caller), MOST_EXPORTED)[Symbol.asyncIterator]();
      // What is wrong with the request shows with the first portion, before anything is sent.
      let portion = await orBadRequest(Promise.resolve(portions.next()));
      const filters = Object.keys(request.filter).sort();
      await this.staff.audit.record(
        { by, action: 'export', object: { kind: resource, id: 'list' }, after: { filters } },
        this.deps.clock.now(),
      );
      response.setHeader('Content-Type', 'text/csv; charset=utf-8');
      response.setHeader('Content-Disposition', `attachment; filename="${resource}.csv"`);
      response.write('\ufeff');
      let columns: string[] | null = null;
      for (; !portion.done; portion = await portions.next()) {
        const rows = portion.value.map((found) => presentRow(resource, found, this.staff.costs));
        const head = columns === null;
        columns ??= Object.keys(rows[0]!);
        const lines = rows.map((found) => columns!.map((column) => found[column]));
        response.write([...(head ? [columns] : []), ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join(''));
        if (response.destroyed) return void (await portions.return?.());
      }
      response.end();
    }

    @Get(':id')
    @OfId(`one of ${resource}`)
    @ForStaff(capability)
    @ApiOperation({ summary: `One of ${resource}` })
    @ApiResponse({ status: 200, type: one?.type ?? row })
    @ApiResponse({ status: 404, type: Problem })
    async one(@Param('id') id: string, @Staff() caller: StaffCaller): Promise<object> {
      const viewer = viewerOf(caller);
      const found = await orBadRequest(one ? one.find(this, id, viewer) : this.staff.lists.one(resource, id, viewer));
      if (!found) throw new NotFoundException('There is no such thing. It may have been removed.');
      return one ? found : presentRow(resource, found as Row, this.staff.costs);
    }
  }
  Object.defineProperty(ListController, 'name', { value: `${resource}ListController` });
  return ListController;
}
