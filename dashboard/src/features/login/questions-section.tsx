import { ChevronDown } from 'lucide-react';
import { Section } from './section';
import { say } from './say';

const QUESTIONS = ['howWrite', 'whatIfWrong', 'whereFrom', 'whichPhones', 'whichLanguages', 'medical'] as const;

export const QuestionsSection = () => (
  <Section title={say('questions')}>
    <div className="divide-y divide-line rounded-2xl bg-paper px-4 sm:px-6">
      {QUESTIONS.map((question) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {say(question)}
            <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-soft transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-4 text-soft">{say(`${question}Text`)}</p>
        </details>
      ))}
    </div>
  </Section>
);
