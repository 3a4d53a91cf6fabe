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

/** A code that was texted; a phone offers it, and what was pasted with blanks around it fits. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      onChange={({ target }) => onChange(target.value.trim().slice(0, CODE_LENGTH))}
      {...field}
    />
  );
}
