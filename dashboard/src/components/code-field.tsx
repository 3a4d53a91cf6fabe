import type { ReactNode } from 'react';
import { CODE_LENGTH } from '../lib/code-length';
import { TextField } from './field';

interface CodeFieldProps {
  label: ReactNode;
  value: string;
  onChange: (code: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** A code that was texted; a phone offers it. It is cut here, not by `maxLength`, which would cut what is pasted before its blanks are gone. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={({ target }) => onChange(target.value.replace(/\s/g, '').slice(0, CODE_LENGTH))}
      {...field}
    />
  );
}
