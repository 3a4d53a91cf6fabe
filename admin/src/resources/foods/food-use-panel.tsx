import type { FoodItem } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list';
import { count } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Panel } from '../../components/panel';
import { Person } from '../../components/person';

/** Where a food stands in meals, and how often it had to be asked about or put right. */
export const FoodUsePanel = ({ use: { meals, people, latest, asked, corrected, undone } }: Pick<FoodItem, 'use'>) => (
  <Panel title="In the last 90 days">
    <DescriptionList
      of={[
        ['Meals', `${count(meals)} by ${count(people)} ${people === 1 ? 'person' : 'people'}`],
        ['Asked about or left out', count(asked)],
        ['Put right', count(corrected)],
        ['Undone', count(undone)],
      ]}
    />
    {latest.length ? (
      <ul>
        {latest.map(({ id, userId, name, at }) => (
          <li key={id}>
            <Link to={`/meals/${id}`}>
              <DateTime at={at} />
            </Link>{' '}
            <Person id={userId} name={name} />
          </li>
        ))}
      </ul>
    ) : (
      <p className="soft">Nobody ate it in this time.</p>
    )}
  </Panel>
);
