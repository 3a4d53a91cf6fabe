import { Card } from '../../components/card';

const BY_TEXT = ['/goal calories 2000', '/goal protein 120', '/goal carbs 250', '/goal fat 65', '/goal sugar 50'];

/** What the shares are made of, and how goals are set by text. */
export const HowGoalsWork = () => (
  <Card title="How goals work">
    <p>
      Each macro's share is the energy it brings, as a percentage of your calorie goal: protein 4 kcal/g, carbs 4 kcal/g, fat 9 kcal/g.
      Calories you burn are added to your goals for the day.
    </p>
    <p className="mt-4">You can set goals by text, too:</p>
    <ul className="mt-2 flex flex-col gap-1">
      {BY_TEXT.map((text) => (
        <li key={text} className="font-semibold">
          {text}
        </li>
      ))}
    </ul>
  </Card>
);
