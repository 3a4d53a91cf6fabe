import { useEffect, useState } from 'react';
import type { HandsetPhone } from '@mealtext/backend/contract';
import { listPhones } from './api';
import { Line } from './line';
import { NumberPicker } from './number-picker';

/** The whole page: a number to text from, and its line. */
export function Phone() {
  const [phones, setPhones] = useState<HandsetPhone[]>([]);
  const [phone, setPhone] = useState<string | null>(() => new URLSearchParams(location.search).get('number'));
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    listPhones()
      .then((list) => {
        setPhones(list);
        setPhone((current) => current ?? list[0]?.phone ?? null);
      })
      .catch((error: Error) => setProblem(error.message));
  }, []);

  return (
    <main className="page">
      <header className="top">
        <a href="/" className="wordmark">
          Mealtext
        </a>
        <p>A phone to text from. Nothing here leaves this computer.</p>
        <NumberPicker phones={phones} current={phone} onPick={setPhone} />
      </header>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      {phone && <Line key={phone} phone={phone} owner={phones.find((one) => one.phone === phone) ?? null} />}
    </main>
  );
}
