import { useEffect } from 'react';
import { Button } from '../../components/button';
import { track } from '../../lib/analytics';

const POINTS = [
  ['No app to open', 'Text in your own words, from any phone. A reply with the figures comes back.'],
  ['What is left today', 'Calories, protein, carbs, fat and sugar against your own goals; workouts count.'],
  ['Mistakes are easy', 'Say “actually 3 eggs” or “undo”, or change it on the dashboard.'],
] as const;

export function WelcomeStep({ onNext }: { onNext: () => void }) {
  useEffect(() => track('welcome_screen'), []);
  return (
    <section className="flex flex-col items-start gap-6">
      <h1 className="text-[1.75rem] leading-tight font-semibold sm:text-4xl">
        <span className="block">Text what you ate. </span>
        <span className="block">Know where you stand.</span>
      </h1>
      <p className="max-w-prose text-lg text-soft">
        A food and workout diary that you keep by text message, and a dashboard that shows what is left of your day. For phones in the US
        and Canada.
      </p>
      <Button className="px-6 max-sm:w-full" onClick={onNext}>
        Get started
      </Button>
      <ul className="flex flex-col gap-4 pt-2">
        {POINTS.map(([title, text]) => (
          <li key={title}>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
