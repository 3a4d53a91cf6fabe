import { Body, Controller, HttpCode, HttpException, HttpStatus, Post, UnprocessableEntityException } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Problem, Tried, TryTexts } from '../../contract/index.js';
import { TookTooLong } from '../../ports/reading/understanding.js';
import { tryTexts } from '../../usecases/try-texts.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { presentToday } from '../presenters/handset.js';

/** Of all visitors together, a minute. */
const ALTOGETHER = 600;

@ApiTags('Status')
@Controller('api/try')
@Public()
export class TryController {
  constructor(private readonly deps: Dependencies) {}

  @Post()
  @HttpCode(200)
  @LimitCalls('try', 20, 60)
  @ApiOperation({ summary: 'Read texts of a visitor as they would be read by text; nothing is stored' })
  @ApiResponse({ status: 200, type: Tried })
  @ApiResponse({ status: 400, type: Problem })
  @ApiResponse({ status: 422, type: Problem, description: 'The text took too long to read' })
  @ApiResponse({ status: 429, type: Problem })
  async read(@Body() { texts, timezone }: TryTexts): Promise<Tried> {
    const { limiter, clock } = this.deps;
    if (!(await limiter.hit('try', ALTOGETHER, 60, clock.now()))) throw tooMany();
    const tried = await tryTexts(this.deps, texts, timezone).catch((error: unknown) => {
      if (error instanceof TookTooLong) throw new UnprocessableEntityException('That was too much to read at once. Try it in fewer words.');
      throw error;
    });
    if (tried === 'busy') throw tooMany();
    const { reply, onlyByText, log, goals } = tried;
    return { reply, onlyByText, today: presentToday(log, goals) };
  }
}

const tooMany = () => new HttpException('Many are trying just now. Please wait a moment and try again.', HttpStatus.TOO_MANY_REQUESTS);
