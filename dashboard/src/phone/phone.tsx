import { useEffect, useState } from 'react';
import type { HandsetPhone, HandsetThread } from '@mealtext/backend/contract';
import { followThread, listPhones, readThread, sendText } from './api';
import { Day } from './day';
import { Handset } from './handset';
import { NumberPicker } from './number-picker';

/** The whole page: a number to text from, the handset, and the day filling up beside it. */
export function Phone() {
  const [phones, setPhones] = useState<HandsetPhone[] | null>(null);
  const [phone, setPhone] = useState<string | null>(() => new URLSearchParams(location.search).get('number'));
  const [thread, setThread] = useState<HandsetThread | null>(null);
  const [lost, setLost] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    listPhones()
      .then((list) => {
        setPhones(list);
        setPhone((current) => current ?? list[0]?.phone ?? null);
      })
      .catch((error: Error) => setProblem(error.message));
  }, []);

  useEffect(() => {
    if (!phone) return;
    setThread(null);
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

  async function send(body: string): Promise<boolean> {
    if (!phone) return false;
    try {
      const text = await sendText({ from: phone, body });
      setProblem(null);
      setThread((current) =>
        current && !current.texts.some(({ id }) => id === text.id) ? { ...current, texts: [...current.texts, text] } : current,
      );
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The text could not be sent.');
      return false;
    }
  }

  const owner = phones?.find((one) => one.phone === phone) ?? null;
  return (
    <main className="page">
      <header className="top">
        <a href="/" className="wordmark">
          Mealtext
        </a>
        <p>A phone to text from. Nothing here leaves this computer.</p>
        <NumberPicker phones={phones ?? []} current={phone} onPick={setPhone} />
      </header>
      {(lost || problem) && (
        <p className="notice" role="alert">
          {lost ? 'The service cannot be reached. Waiting for it to come back; nothing you typed is lost.' : problem}
        </p>
      )}
      <div className="columns">
        <Handset key={phone ?? 'none'} thread={thread} onSend={send} />
        <Day today={thread?.today ?? null} loading={thread === null} owner={owner} />
      </div>
    </main>
  );
}
