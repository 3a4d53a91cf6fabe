import { Body, ConflictException, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { JudgeReview, NextReview, QualityQuery, ReviewCard, ReviewFigures, ReviewQueue } from '../../contract/index.js';
import { addDays, localDate } from '../../domain/local-day.js';
import { SURENESS_BANDS } from '../../domain/reading-review.js';
import type { ReviewCard as Drawn } from '../../ports/storage/diary/reading-reviews.js';
import type { StaffActor } from '../../ports/storage/staff/staff-audit.js';
import { redact } from '../../usecases/staff/redact.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { presentItem } from '../presenters/meal.js';
import { ConsoleController, OfId } from './console-controller.js';
import { notThere } from './refuse.js';
import { presentBands, presentWeeks } from './review-figures.js';
import { Actor, ForStaff } from './staff-access.js';
import { StaffIdPipe } from './staff-id.pipe.js';

const USUAL_WEEKS = 8;
const WHY_SHOWN = 'Drawn by lot to be judged, without a name.';
const EVERYTHING = { rating: false, macros: true };

/** The nightly lot of readings that were acted on without asking, and what people find of them. */
@ConsoleController('/reviews')
export class StaffReviewsController {
  constructor(private readonly deps: Dependencies) {}

  @Get()
  @ForStaff('look')
  @ApiOperation({ summary: 'How many of the readings that nothing was asked about were right, by week and by how sure the reader was' })
  @ApiResponse({ status: 200, type: ReviewFigures })
  async figures(@Query() { weeks }: QualityQuery): Promise<ReviewFigures> {
    const { reviews, clock } = this.deps;
    const today = localDate(clock.now(), 'UTC');
    const from = addDays(today, -7 * Number(weeks ?? USUAL_WEEKS));
    const [left, verdicts] = await Promise.all([reviews.left(), reviews.verdicts(from, today, SURENESS_BANDS)]);
    return { left, weeks: presentWeeks(verdicts), bands: presentBands(verdicts) };
  }

  @Post('next')
  @HttpCode(200)
  @ForStaff('teach')
  @ApiOperation({ summary: 'One that nobody has judged yet; that it was shown stands in the audit' })
  @ApiResponse({ status: 200, type: ReviewQueue })
  async next(@Body() { skip = [] }: NextReview, @Actor() by: StaffActor): Promise<ReviewQueue> {
    const { reviews, clock } = this.deps;
    const drawn = await reviews.next(skip, { by, reason: WHY_SHOWN }, clock.now());
    return { card: drawn && presentCard(drawn), left: await reviews.left() };
  }

  @Post(':id/judge')
  @OfId('what is judged')
  @HttpCode(200)
  @ForStaff('teach')
  @ApiOperation({ summary: 'Say what was right or wrong; again, to think better of it' })
  @ApiResponse({ status: 200, type: ReviewFigures })
  async judge(@Param('id', StaffIdPipe) id: string, @Body() { verdict }: JudgeReview, @Actor() by: StaffActor): Promise<ReviewFigures> {
    const done = await this.deps.reviews.judge(id, verdict, { by, reason: null }, this.deps.clock.now());
    if (done === 'not-there') throw notThere();
    if (done === 'judged-by-another') throw new ConflictException('A colleague has judged this one meanwhile.');
    return this.figures({});
  }
}

function presentCard({ id, names, text, localTime, language, meals, reply }: Drawn): ReviewCard {
  return {
    id,
    text: redact(text, names),
    localTime,
    language,
    meals: meals.map(({ meal, items }) => ({
      mealType: meal,
      items: items.map((item) => {
        const shown = presentItem(item, EVERYTHING);
        return { ...shown, name: redact(shown.name, names) };
      }),
    })),
    reply: reply && redact(reply, names),
  };
}
