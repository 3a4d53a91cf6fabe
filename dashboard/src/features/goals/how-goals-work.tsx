import { Card } from '../../components/card';
import { say } from './say';

const BY_TEXT = ['/goal calories 2000', '/goal protein 120', '/goal carbs 250', '/goal fat 65', '/goal sugar 50'];

/** What the shares are made of, and how goals are set by text. */
export const HowGoalsWork = () => (
  <Card title={say('how')}>
    <p>{say('howText')}</p>
    <p className="mt-4">{say('byText')}</p>
    <ul className="mt-2 flex flex-col gap-1">
      {BY_TEXT.map((text) => (
        <li key={text} className="font-semibold">
          {text}
        </li>
      ))}
    </ul>
  </Card>
);
