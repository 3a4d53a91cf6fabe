import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { HandsetThread } from '@mealtext/backend/contract';
import { Bubble } from './bubble';

const EXAMPLES = ['2 eggs and toast with butter for breakfast', 'ran 5k in 28 min', 'how much protein is left?'];

interface Props {
  thread: HandsetThread | null;
  /** An answer to the last text is on its way. */
  waiting: boolean;
  /** Resolves to false when the text was not taken; it stays in the box. */
  onSend: (body: string, picture?: File) => Promise<boolean>;
}

export function Handset({ thread, waiting, onSend }: Props) {
  const [draft, setDraft] = useState('');
  const [sending, setSending] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const texts = thread?.texts ?? [];
  const last = texts.at(-1);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [texts.length, last?.state]);

  async function submit(event?: FormEvent, picture?: File) {
    event?.preventDefault();
    if ((!draft.trim() && !picture) || sending) return;
    setSending(true);
    if (await onSend(draft, picture)) setDraft('');
    setSending(false);
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void submit();
    }
  }

  return (
    <section className="handset" aria-label="Phone">
      <div className="screen">
        <div className="contact">
          <span className="avatar" aria-hidden="true">
            M
          </span>
          <strong>Mealtext</strong>
        </div>
        <ol className="thread" ref={list} aria-live="polite" aria-label="Texts" tabIndex={0}>
          {texts.map((text) => (
            <Bubble key={text.id} text={text} />
          ))}
          {waiting && (
            <li className="row service" aria-label="Mealtext is answering">
              <span className="bubble typing">
                <i />
                <i />
                <i />
              </span>
            </li>
          )}
          {thread && texts.length === 0 && (
            <li className="start">
              <p>Text what you ate or how you trained, in your own words.</p>
              {EXAMPLES.map((example) => (
                <button
                  key={example}
                  type="button"
                  onClick={() => {
                    setDraft(example);
                    box.current?.focus();
                  }}
                >
                  {example}
                </button>
              ))}
            </li>
          )}
        </ol>
        <form className="compose" onSubmit={(event) => void submit(event)}>
          <label className="attach" title="Send a photo">
            <span className="hidden-words">Send a photo</span>
            <span aria-hidden="true">+</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              disabled={sending}
              onChange={(event) => {
                void submit(undefined, event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <textarea
            ref={box}
            rows={1}
            value={draft}
            aria-label="Text message"
            placeholder="Text message"
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit" aria-label="Send" disabled={!draft.trim() || sending}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path
                d="M12 20V5m0 0-6 6m6-6 6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
        </form>
      </div>
    </section>
  );
}
