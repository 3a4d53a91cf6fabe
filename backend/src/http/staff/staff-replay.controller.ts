import { BadRequestException, Body, ConflictException, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Fixture, ReplayResult, SaveFixture, StartReplay } from '../../contract/index.js';
import type { StaffCaller } from '../../ports/storage/staff/staff-accounts.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { makeFixture } from '../../usecases/staff/make-fixture.js';
import { replay } from '../../usecases/staff/replay.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController } from './console-controller.js';
import { notThere } from './refuse.js';
import { Actor, ForStaff, Staff } from './staff-access.js';

const TEXTS = 50;
const FIXTURE_TEXTS = 10;

/** The replay bench. It stores nothing but its rows in the audit. */
@ConsoleController('/replay')
@ForStaff('replay')
export class StaffReplayController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Play conversations again on the engine of today' })
  @ApiResponse({ status: 200, type: ReplayResult })
  async replay(
    @Body() { conversationId, last, texts = TEXTS, reader = 'kept' }: StartReplay,
    @Staff() { sessionHash }: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<ReplayResult> {
    if ((conversationId === undefined) === (last === undefined)) throw new BadRequestException('Name either conversationId or last.');
    if (reader === 'live' && !this.deps.model) throw new BadRequestException('No model is configured to ask.');
    if (reader === 'live' && conversationId === undefined)
      throw new BadRequestException('A model is asked live for one conversation only.');
    const one = conversationId === undefined ? null : await this.conversation(conversationId);
    const object = { kind: one ? 'conversation' : 'conversations', id: one ?? `last ${last}` };
    await this.staff.audit.record({ by, action: 'replay', object, after: { reader } }, this.deps.clock.now());
    const { understanding, model, rules } = this.deps;
    const { replays, keptReadings } = this.staff;
    return replay({ understanding, model, rules, replays, keptReadings }, one ? { conversationId: one } : { last: last! }, {
      texts,
      reader,
      sessionHash,
    });
  }

  @Post('fixture')
  @HttpCode(200)
  @ApiOperation({ summary: 'A conversation as a transcript fixture, without names and numbers' })
  @ApiResponse({ status: 200, type: Fixture })
  async fixture(
    @Body() { conversationId, textIds, name, why, save = false }: SaveFixture,
    @Staff() { sessionHash }: StaffCaller,
    @Actor() by: StaffActor,
  ): Promise<Fixture> {
    const id = await this.conversation(conversationId);
    const [portion] = await collect(
      this.staff.replays.recorded({ conversationId: id }, textIds?.length ? { from: textIds } : FIXTURE_TEXTS, sessionHash),
    );
    const recorded = portion?.[0];
    if (!recorded) throw notThere();
    if (!recorded.revealed) throw new ConflictException('Please reveal this conversation first: a fixture shows its texts.');
    const yaml = makeFixture(recorded, textIds ?? null, why ?? null);
    if (!yaml) throw notThere();
    const fileName = `${name}.yaml`;
    if (save && !this.staff.fixtures) throw new ConflictException('Fixtures are saved in development only. Download it instead.');
    const savedAs = save ? await this.staff.fixtures!.keep(fileName, yaml) : null;
    if (save && !savedAs) throw new ConflictException(`There is a fixture ${fileName} already.`);
    const note = { by, action: 'fixture', object: { kind: 'conversation', id }, after: { fileName, saved: savedAs !== null } };
    await this.staff.audit.record(note, this.deps.clock.now());
    return { fileName, yaml, savedAs };
  }

  private async conversation(id: string): Promise<string> {
    const found = await this.staff.desk.conversation(id);
    if (!found) throw notThere();
    return found;
  }
}

async function collect<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}
