import { BadRequestException, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { FOOD_SOURCES, FoodItem, FoodRow, type FoodSource, ListQuery } from '../../contract/index.js';
import { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';
import { useOfFood } from '../../usecases/staff/use-of-food.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { ConsoleController, OfId } from './console-controller.js';
import { listRequest } from './list-query.js';
import { presentFood, presentFoodItem } from './present-food.js';
import { notThere } from './refuse.js';
import { ForStaff } from './staff-access.js';

/** Of a search: what is farther shares no more than a common word. */
const MOST_FOUND = 50;
const FILTERS = ['q', 'id', 'source'];
const SORTS = ['id', 'calories', 'protein', 'carbs', 'fat'] as const;

/** The food table as it is in use: the release, what was imported behind it, and what was taught here. */
@ConsoleController('/foods')
export class StaffFoodsController {
  constructor(
    private readonly deps: Dependencies,
    private readonly staff: StaffDependencies,
  ) {}

  @Get()
  @ForStaff('look')
  @ApiOperation({ summary: 'Foods of the table in use; with `q` those that share its words, the nearest first' })
  @ApiResponse({ status: 200, type: [FoodRow] })
  foods(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response): FoodRow[] {
    const { filter, sort, range } = listRequest(query);
    const unknown = Object.keys(filter).find((name) => !FILTERS.includes(name));
    if (unknown) throw new BadRequestException(`There is no filter "${unknown}" here. It has ${FILTERS.join(', ')}.`);
    const { q = '', id, source } = filter;
    if (typeof q !== 'string' || q.length > 100) throw new BadRequestException('q must be text of at most 100 characters.');
    if (source !== undefined && !FOOD_SOURCES.includes(source as FoodSource))
      throw new BadRequestException(`source must be one of ${FOOD_SOURCES.join(', ')}.`);
    const found = this.found(q.trim(), id).filter(({ origin }) => source === undefined || origin === source);
    // Whoever searches wants the nearest first, not the alphabet.
    const byRank = (q !== '' || id !== undefined) && (sort === null || sort[0] === 'id');
    const ordered = byRank ? found : inOrder(found, sort ?? ['id', 'ASC']);
    const [first, last] = range;
    const page = ordered.slice(first, last + 1);
    response.setHeader('Content-Range', `foods ${page.length ? `${first}-${first + page.length - 1}` : '*'}/${ordered.length}`);
    return page;
  }

  @Get(':id')
  @OfId('the food: its name')
  @ForStaff('look')
  @ApiOperation({ summary: 'One food with all its names and figures, and what became of it in the last 90 days' })
  @ApiResponse({ status: 200, type: FoodItem })
  async food(@Param('id') id: string): Promise<FoodItem> {
    const food = this.staff.engine.foodByName(id);
    if (!food) throw notThere();
    return presentFoodItem(food, await useOfFood(this.staff, food, this.deps.clock.now()));
  }

  private found(q: string, id: unknown): FoodRow[] {
    const { engine } = this.staff;
    const names = id === undefined ? null : (Array.isArray(id) ? (id as unknown[]) : [id]).map(String);
    if (names) return names.flatMap((name) => engine.foodByName(name) ?? []).map(presentFood);
    return (q ? engine.foods(q, MOST_FOUND) : engine.allFoods()).map(presentFood);
  }
}

function inOrder(foods: readonly FoodRow[], [field, way]: readonly [string, 'ASC' | 'DESC']): FoodRow[] {
  const name = SORTS.find((one) => one === field);
  if (!name) throw new BadRequestException(`Foods are sorted by ${SORTS.join(', ')}.`);
  const sign = way === 'ASC' ? 1 : -1;
  return foods.toSorted((a, b) => sign * (name === 'id' ? 0 : a[name] - b[name]) || sign * a.id.localeCompare(b.id));
}
