// SQL: a report.
import type { DataSource } from 'typeorm';
import { type FoodMeal, type FoodUse, StaffFoods } from '../../../ports/storage/staff/staff-foods.js';
import { displayName } from './staff/fragments.js';

const EATEN = `entries e where e.kind = 'meal' and e.deleted_at is null and e.items @> $1::jsonb and e.at >= $2 and e.at < $3`;

export class PostgresStaffFoods extends StaffFoods {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async use(...[food, forms, from, to, most]: Parameters<StaffFoods['use']>): Promise<FoodUse> {
    const within = [JSON.stringify([{ food: food.code, name: food.name }]), from, to];
    const [[counts], latest, [trouble]] = await Promise.all([
      this.dataSource.query<Pick<FoodUse, 'meals' | 'people'>[]>(
        `select count(*)::int as meals, count(distinct e.user_id)::int as people from ${EATEN}`,
        within,
      ),
      this.dataSource.query<FoodMeal[]>(
        `select f.id, f.user_id as "userId", ${displayName('u')} as name, f.at
         from (select e.id, e.user_id, e.at from ${EATEN} order by e.at desc, e.id limit $4) f join users u on u.id = f.user_id order by f.at desc, f.id`,
        [...within, most],
      ),
      this.dataSource.query<Pick<FoodUse, 'asked' | 'corrected' | 'undone'>[]>(
        `select count(distinct text_id) filter (where kind in ('asked', 'skipped'))::int as asked, count(distinct text_id) filter (where kind = 'corrected')::int as corrected,
           count(distinct text_id) filter (where kind = 'undone')::int as undone
         from learning_texts where about = 'food' and form = any($1::text[]) and at >= $2 and at < $3`,
        [forms, from, to],
      ),
    ]);
    return { ...counts!, latest, ...trouble! };
  }
}
