import { BadRequestException, Body, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Problem, SEARCH_KINDS, SearchResult, SearchWords } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { excerptOf } from '../../usecases/staff/excerpt.js';
import { redact } from '../../usecases/staff/redact.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { brakeSearches } from './brake-reveals.js';
import { ConsoleController } from './console-controller.js';
import { Actor, ForStaff, Staff } from './staff-access.js';
import { instant } from './timeline-page.js';

const MOST = 50;
const USUAL_MS = 90 * 86_400_000;

@ConsoleController('/search')
export class StaffSearchController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post()
  @HttpCode(200)
  @ForStaff('search')
  @ApiOperation({ summary: 'Search what users texted and what staff noted, for a reason that the audit keeps' })
  @ApiResponse({ status: 200, type: SearchResult })
  @ApiResponse({ status: 429, type: Problem, description: 'Too many of them this hour' })
  async search(
    @Body() { q, reason, kind, from, to }: SearchWords,
    @Staff() caller: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<SearchResult> {
    const now = this.deps.clock.now();
    const until = to === undefined ? now : instant('to', to);
    const since = from === undefined ? new Date(until.getTime() - USUAL_MS) : instant('from', from);
    if (since >= until) throw new BadRequestException('from must lie before to.');
    await brakeSearches(this.deps, caller);
    const kinds = kind ? [kind] : SEARCH_KINDS;
    const found = await this.staff.search.find({ words: q, kinds, from: since, to: until }, MOST + 1);
    if (!found) throw new BadRequestException('q must hold a word to search for.');
    const hits = found.slice(0, MOST);
    const after = { words: redact(q, []), kinds, from: since.toISOString(), to: until.toISOString(), found: hits.length };
    await this.staff.audit.record({ by, reason, action: 'search', object: { kind: 'texts', id: 'all' }, after }, now);
    return {
      hits: hits.map(({ body, at, ...hit }) => ({ ...hit, at: at.toISOString(), excerpt: excerptOf(redact(body, []), q) })),
      more: found.length > MOST,
    };
  }
}
