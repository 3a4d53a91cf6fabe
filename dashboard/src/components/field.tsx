import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { clsx } from 'clsx';

const BOX =
  'w-full min-h-11 rounded-xl border border-edge bg-paper px-3 py-2 text-base disabled:bg-track disabled:text-faint aria-invalid:border-danger read-only:bg-ground';

interface Shared {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with what was typed; shown and announced. */
  error?: ReactNode;
  /** Shows "12/200"; counted in code points, as the server counts. */
  counter?: number;
}

type InputProps = Shared & InputHTMLAttributes<HTMLInputElement>;
type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A labelled line of text, number, time or date. */
export function TextField({ label, hint, error, counter, className, id, ...input }: InputProps) {
  const ids = useFieldIds(id, hint, error, counter);
  return (
    <FieldFrame {...{ label, hint, error, counter, ids, className }} value={input.value}>
      <input id={ids.input} aria-invalid={error ? true : undefined} aria-describedby={ids.describedBy} className={BOX} {...input} />
    </FieldFrame>
  );
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, counter, className, id, ...area }: AreaProps) {
  const ids = useFieldIds(id, hint, error, counter);
  return (
    <FieldFrame {...{ label, hint, error, counter, ids, className }} value={area.value}>
      <textarea
        id={ids.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={clsx(BOX, 'min-h-32')}
        {...area}
      />
    </FieldFrame>
  );
}

function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode, counter: number | undefined) {
  const own = useId();
  const input = given ?? own;
  const describedBy = [error && `${input}-error`, hint && `${input}-hint`, counter !== undefined && `${input}-counter`]
    .filter(Boolean)
    .join(' ');
  return { input, describedBy: describedBy || undefined };
}

interface FrameProps extends Shared {
  ids: { input: string };
  value: InputHTMLAttributes<HTMLInputElement>['value'];
  className?: string;
  children: ReactNode;
}

function FieldFrame({ label, hint, error, counter, ids, value, className, children }: FrameProps) {
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={ids.input} className="font-semibold">
        {label}
      </label>
      {children}
      <div className="flex justify-between gap-4 text-sm text-soft empty:hidden">
        {error ? (
          <p id={`${ids.input}-error`} role="alert" className="text-danger">
            {error}
          </p>
        ) : (
          hint && <p id={`${ids.input}-hint`}>{hint}</p>
        )}
        {counter !== undefined && (
          <p id={`${ids.input}-counter`} className="figures ms-auto">
            {[...String(value ?? '')].length}/{counter}
          </p>
        )}
      </div>
    </div>
  );
}
