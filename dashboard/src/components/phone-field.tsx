import { readPhone, showPhone } from '../lib/phone-number';
import { TextField } from './field';
import { sayCommon } from '../lib/say-common';

interface Props {
  label: string;
  hint?: string;
  digits: string;
  problem: string | null;
  /** With what is wrong with the number so far: that it is too long. */
  onChange: (digits: string, problem: string | null) => void;
}

/** A US or Canadian number, written as (555) 123-4567 while it is typed or pasted. */
export const PhoneField = ({ label, hint, digits, problem, onChange }: Props) => (
  <TextField
    label={label}
    hint={hint}
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    placeholder="(555) 123-4567"
    value={showPhone(digits)}
    error={problem}
    onChange={({ target }) => {
      const typed = readPhone(target.value);
      onChange(afterBackspace(target.value, digits) ?? typed.digits, typed.tooLong ? sayCommon('longPhone') : null);
    }}
  />
);

/** Deleting a bracket or hyphen that we put there deletes the digit before it; null when that is not what happened. */
function afterBackspace(typed: string, digits: string): string | null {
  const shown = showPhone(digits);
  const removedOurs = typed.length === shown.length - 1 && shown.startsWith(typed) && readPhone(typed).digits === digits;
  return removedOurs ? digits.slice(0, -1) : null;
}
