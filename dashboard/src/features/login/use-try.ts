import { useState } from 'react';
import type { HandsetToday, Tried } from '@mealtext/backend/contract';
import { saidBy } from '../../lib/request';
import { tryTexts } from './requests/try-texts';
import { say } from './say';

/** How many texts may be tried: as many as the server reads. */
export const MOST = 8;

/** What was typed, and what came back; null while it is being read. */
export interface Exchange {
  text: string;
  answer: Pick<Tried, 'reply' | 'onlyByText'> | null;
}

/** A visitor's conversation: kept on this page and nowhere else. */
export function useTry() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [today, setToday] = useState<HandsetToday | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = exchanges.at(-1)?.answer === null;
  const over = exchanges.length >= MOST;

  /** True once it was read. */
  async function send(text: string): Promise<boolean> {
    if (busy || over) return false;
    setProblem(null);
    setExchanges([...exchanges, { text, answer: null }]);
    try {
      const { today: day, ...answer } = await tryTexts([...exchanges.map((one) => one.text), text]);
      setToday(day);
      setExchanges([...exchanges, { text, answer }]);
      return true;
    } catch (error) {
      setExchanges(exchanges);
      setProblem(saidBy(error, say('notRead')));
      return false;
    }
  }
  return { exchanges, today, problem, busy, over, send };
}
