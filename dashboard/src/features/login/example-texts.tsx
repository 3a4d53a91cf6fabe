import { clsx } from 'clsx';

const TEXTS = [
  { mine: true, text: '2 eggs and toast for breakfast' },
  {
    mine: false,
    text: 'Breakfast #17: 2 eggs, 1 toast. 230 cal, 15P 15C 12F. Today 230/2000, 105g protein left. Wrong? Just say so, or UNDO.',
  },
  { mine: true, text: 'actually 3 eggs' },
  { mine: false, text: 'Breakfast #17 is now 3 eggs, 1 toast. 300 cal, 21P 15C 17F. Today 300/2000, 99g protein left.' },
] as const;

/** What texting with it looks like. On a phone only where there is room for it. */
export function ExampleTexts({ narrow }: { narrow: boolean }) {
  return (
    <figure className={clsx('rounded-2xl bg-paper p-5 sm:p-8', !narrow && 'max-md:hidden')}>
      <figcaption className="mb-4 text-center text-sm text-soft">An example conversation</figcaption>
      <ul className="flex flex-col gap-3">
        {TEXTS.map(({ mine, text }) => (
          <li
            key={text}
            className={clsx(
              'max-w-[85%] rounded-2xl px-4 py-2.5',
              mine ? 'self-end rounded-ee-md bg-accent text-accent-ink' : 'self-start rounded-es-md bg-track',
            )}
          >
            <span className="sr-only">{mine ? 'You: ' : 'Mealtext: '}</span>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
