import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { GOAL_FORM_DEFAULTS } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { showNumber } from '../../lib/format';
import { Bubbles } from './bubbles';
import { TryDay } from './try-day';
import { useTry } from './use-try';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

const FIRST = ['exampleEggs', 'exampleLatte', 'exampleBowl'] as const;
const NEXT = ['exampleActually', 'exampleRan', 'exampleLeft', 'undo'] as const;
const LONGEST = 300;

/** The product itself: a text typed here is read by the same engine as one that is sent, and the day beside it fills. */
export function TryIt() {
  const { exchanges, today, problem, busy, over, send } = useTry();
  const [text, setText] = useState(() => say(FIRST[0]));
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const started = exchanges.length > 0;
  const said = new Set(exchanges.map((one) => one.text));
  const ideas = (started ? NEXT : FIRST).map((key) => say(key)).filter((one) => !said.has(one) && (started || one !== text));

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [exchanges]);

  const submit = async (words: string) => {
    const content = words.trim();
    if (!content) return;
    setText('');
    if (!(await send(content))) setText((typed) => typed || content);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(text);
  };

  return (
    <section aria-labelledby={titleId} className="flex flex-col rounded-2xl bg-paper p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {say('tryHere')}
        </h2>
        <p className="text-sm text-soft">{say('noAccount')}</p>
      </div>
      <TryDay today={today} />
      <div ref={list} role="log" aria-label={say('conversation')} tabIndex={0} className="my-3 h-44 overflow-y-auto rounded-lg sm:h-60">
        <Bubbles exchanges={exchanges} />
      </div>
      <form
        onSubmit={onSubmit}
        className="flex items-end gap-2 rounded-2xl border border-edge bg-paper p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus"
      >
        <input
          aria-label={sayShell('whatDidYouEat')}
          placeholder={over ? say('goOn') : sayShell('whatDidYouEat')}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={LONGEST}
          disabled={over}
          value={text}
          onChange={({ target }) => setText(target.value)}
          dir="auto"
          className="min-h-11 min-w-0 flex-1 bg-transparent px-3 text-base outline-none"
        />
        <Button type="submit" icon aria-label={sayShell('send')} disabled={busy || over || !text.trim()}>
          <SendHorizontal size={20} aria-hidden="true" />
        </Button>
      </form>
      {problem && (
        <p role="alert" className="pt-2 text-danger">
          {problem}
        </p>
      )}
      <ul aria-label={say('examples')} className="-mx-1 mt-2 flex min-h-12 flex-wrap gap-x-1">
        {!over &&
          ideas.slice(0, 3).map((idea) => (
            <li key={idea}>
              <Button look="quiet" className="px-2" disabled={busy} onClick={() => void submit(idea)}>
                {idea}
              </Button>
            </li>
          ))}
        {over && <li className="px-1 py-2 text-soft">{say('asMuch')}</li>}
      </ul>
      <p className="text-sm text-soft">{say('readAs', { kcal: showNumber(GOAL_FORM_DEFAULTS.calories) })}</p>
    </section>
  );
}
