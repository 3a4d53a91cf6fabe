import { builtInTable, choicesOf, findFoods, type Food, foodOfItem, type FoodTable } from '../../food/index.js';
import { type Lesson, withLessons } from '../../food/lesson.js';
import { withImported } from '../../food/with-imported.js';
import { Foods, type FoundFood } from '../../ports/reading/foods.js';
import { foodFileStamp, readFoodFile } from './food-file.js';

/** How often a running process looks whether another release was switched in, in ms. */
const LOOK_EVERY = 30_000;

/**
 * The food table in use: the built-in one, with an imported release behind it while there is one. A damaged file is
 * reported and left aside.
 */
export class ImportedFoods extends Foods {
  private stamp: string | null = null;
  /** Without what it was taught. */
  private base: FoodTable | null = null;
  private lessons: readonly Lesson[] = [];
  /** Built when it is first asked for: a process that starts is ready before it. */
  private table: FoodTable | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly dataDir: string,
    private readonly onProblem: (message: string) => void,
  ) {
    super();
  }

  override current(): FoodTable {
    return (this.table ??= withLessons((this.base ??= builtInTable()), this.lessons));
  }

  override search(words: string, most: number): FoundFood[] {
    return findFoods(words.toLowerCase(), this.current(), most).map((food) => ({ food, portions: choicesOf(food) }));
  }

  override of(item: { name: string; food: string | null }): Food | null {
    return foodOfItem(item, this.current());
  }

  /** Loads what is there now, and from then on what is switched in later. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  /** What the table is taught from now on. */
  teach(lessons: readonly Lesson[]): void {
    this.lessons = lessons;
    this.table = null;
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Takes over another release when one was switched in, or the built-in table alone when it was removed. */
  async look(): Promise<void> {
    const stamp = await foodFileStamp(this.dataDir);
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    try {
      const foods = await readFoodFile(this.dataDir);
      this.base = foods ? withImported(builtInTable(), foods) : builtInTable();
      this.table = null;
    } catch (error) {
      this.onProblem(error instanceof Error ? error.message : String(error));
    }
  }
}
