import { useEffect, useRef, useState } from 'react';
import type { HandsetPhone, HandsetText, HandsetThread } from '@mealtext/backend/contract';
import { base64Of } from './base64-of';
import { followThread, readThread, sendPicture, sendText } from './api';
import { Day } from './day';
import { Handset } from './handset';

/** How long an answer may seem to be on its way, in ms. */
const PATIENCE = 10_000;

interface Props {
  phone: string;
  owner: HandsetPhone | null;
}

/** One number's texts, live, and the day filling up beside them. */
export function Line({ phone, owner }: Props) {
  const [thread, setThread] = useState<HandsetThread | null>(null);
  const [lost, setLost] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [unanswered, setUnanswered] = useState<string | null>(null);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let open = true;
    readThread(phone)
      .then((first) => open && setThread((current) => current ?? first))
      .catch((error: Error) => open && setProblem(error.message));
    const stop = followThread(phone, setThread, setLost);
    return () => {
      open = false;
      stop();
    };
  }, [phone]);

  async function send(body: string, picture?: File): Promise<boolean> {
    try {
      const text = await (picture ? sendPicture({ from: phone, body, picture: await base64Of(picture) }) : sendText({ from: phone, body }));
      setProblem(null);
      setUnanswered(text.id);
      clearTimeout(patience.current);
      patience.current = setTimeout(() => setUnanswered(null), PATIENCE);
      setThread((current) => current && withText(current, text));
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The text could not be sent.');
      return false;
    }
  }

  return (
    <>
      {(lost || problem) && (
        <p className="notice" role="alert">
          {lost ? 'The service cannot be reached. Waiting for it to come back; nothing you typed is lost.' : problem}
        </p>
      )}
      <div className="columns">
        <Handset thread={thread} waiting={unanswered !== null && thread?.texts.at(-1)?.id === unanswered} onSend={send} />
        <Day today={thread?.today ?? null} loading={thread === null} owner={owner} />
      </div>
    </>
  );
}

const withText = (thread: HandsetThread, text: HandsetText): HandsetThread =>
  thread.texts.some(({ id }) => id === text.id) ? thread : { ...thread, texts: [...thread.texts, text] };
