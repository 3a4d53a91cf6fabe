import { useEffect } from 'react';
import { Button } from '../../components/button';
import { track } from '../../lib/analytics';
import { TryIt } from './try-it';
import { say } from './say';

const POINTS = ['noApp', 'whatIsLeft', 'mistakes'] as const;

/** What it is, in a sentence, and the thing itself beside it. */
export function WelcomeStep({ onNext }: { onNext: () => void }) {
  useEffect(() => track('welcome_screen'), []);
  return (
    <>
      <section className="flex flex-col items-start gap-4 sm:gap-6">
        <h1 className="text-[1.75rem] leading-tight font-semibold sm:text-4xl">
          <span className="block">{say('textWhat')} </span>
          <span className="block">{say('knowWhere')}</span>
        </h1>
        <p className="max-w-prose text-soft sm:text-lg">{say('freeDiary')}</p>
        <div className="flex w-full flex-wrap gap-2">
          <Button className="px-6 max-sm:flex-1" onClick={onNext}>
            {say('getStarted')}
          </Button>
          <Button look="quiet" onClick={onNext}>
            {say('logIn')}
          </Button>
        </div>
      </section>
      <TryIt />
      <ul className="grid gap-x-10 gap-y-4 md:col-span-2 md:grid-cols-3">
        {POINTS.map((point) => (
          <li key={point}>
            <h2 className="font-semibold">{say(point)}</h2>
            <p className="text-soft">{say(`${point}Text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
