import type { Message } from '@mealtext/backend/contract';
import { LinkedText } from '../../components/linked-text';
import { say } from './say';

interface Props {
  mine: string;
  answers?: readonly Message[];
  /** Instead of an answer. */
  note: string;
}

/** What was sent last and what it was answered. */
export function Exchange({ mine, answers = [], note }: Props) {
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p dir="auto" className="line-clamp-3 w-fit max-w-[85%] self-end rounded-2xl rounded-ee-sm bg-track px-4 py-2 wrap-anywhere">
        <span className="sr-only">{say('you')} </span>
        {mine}
      </p>
      {answers.map((one) => (
        <p
          key={one.id}
          dir="auto"
          className="w-fit max-w-full rounded-2xl rounded-ss-sm bg-accent-soft px-4 py-2 wrap-anywhere whitespace-pre-line"
        >
          <LinkedText>{one.content}</LinkedText>
        </p>
      ))}
      {answers.length === 0 && <p className="text-soft">{note}</p>}
    </div>
  );
}
