import { useState, type FormEvent } from 'react';
import type { HandsetPhone } from '@mealtext/backend/contract';
import { showNumber, toE164 } from './number';

interface Props {
  phones: HandsetPhone[];
  current: string | null;
  onPick: (phone: string) => void;
}

/** Picks one of the known numbers, or takes any other: that of a stranger until they sign up, or of somebody beyond those that are listed. */
export function NumberPicker({ phones, current, onPick }: Props) {
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const known = phones.some(({ phone }) => phone === current);

  function submit(event: FormEvent) {
    event.preventDefault();
    const phone = toE164(typed);
    setWrong(phone === null);
    if (phone === null) return;
    setTyping(false);
    setTyped('');
    onPick(phone);
  }

  if (typing) {
    return (
      <form className="picker" onSubmit={submit}>
        <label>
          <span>Number</span>
          <input
            autoFocus
            inputMode="tel"
            placeholder="(555) 123-4567"
            value={typed}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'number-wrong' : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit">Use it</button>
        <button type="button" className="quiet" onClick={() => setTyping(false)}>
          Cancel
        </button>
        {wrong && (
          <p id="number-wrong" role="alert">
            Ten digits of a US or Canadian number, please.
          </p>
        )}
      </form>
    );
  }
  return (
    <div className="picker">
      <label>
        <span>Texting from</span>
        <select value={current ?? ''} onChange={(event) => (event.target.value === 'other' ? setTyping(true) : onPick(event.target.value))}>
          {phones.map(({ phone, name, plan }) => (
            <option key={phone} value={phone}>
              {[name, showNumber(phone), plan].filter(Boolean).join(' · ')}
            </option>
          ))}
          {current && !known && <option value={current}>{showNumber(current)}</option>}
          <option value="other">Another number…</option>
        </select>
      </label>
    </div>
  );
}
