import type { ReactNode } from 'react';
import { sayShell } from '../lib/say-shell';

interface Props {
  /** What there is not, and what to do: the specification's own words where it has them. */
  children: ReactNode;
  /** A text to send; pressing it puts it in the message box. */
  example?: string;
  onExample?: (text: string) => void;
}

export function Empty({ children, example, onExample }: Props) {
  return (
    <div className="text-soft">
      <p>{children}</p>
      {example && onExample && (
        <button
          type="button"
          onClick={() => onExample(example)}
          className="mt-3 min-h-11 rounded-xl border border-line px-4 text-start text-ink hover:bg-track"
        >
          {sayShell('quoted', { text: example })}
        </button>
      )}
    </div>
  );
}
