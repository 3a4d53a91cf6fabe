import { builtInTable, type FoodTable } from '../../food/index.js';
import { withImported } from '../../food/with-imported.js';
import { Foods } from '../../ports/foods.js';
import { foodFileStamp, readFoodFile } from './food-file.js';

/** How often a running process looks whether another release was switched in, in ms. */
const LOOK_EVERY = 30_000;

/**
 * The food table in use: the built-in one, with an imported release behind it while there is one. A damaged file is
 * reported and left aside.
 */
export class ImportedFoods extends Foods {
  private stamp: string | null = null;
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
    return (this.table ??= builtInTable());
  }

  /** Loads what is there now, and from then on what is switched in later. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
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
      this.table = foods ? withImported(builtInTable(), foods) : builtInTable();
    } catch (error) {
      this.onProblem(error instanceof Error ? error.message : String(error));
    }
  }
}
