import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { Dialog } from '../../components/dialog';
import { CODE_LENGTH } from '../../lib/code-length';
import { showPhone } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { checkCode } from '../../lib/requests/check-code';
import { sendCode } from '../../lib/requests/send-code';
import { useUser } from '../../lib/session';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

interface Props {
  open: boolean;
  /** Why: it says so. */
  purpose: 'neededToPhone' | 'neededToDelete' | 'neededToExport';
  onProven: () => Promise<void>;
  onClose: () => void;
}

/** Asks for a code sent to the user's own phone before something weighty, then goes on. */
export function FreshCodeDialog({ open, purpose, onProven, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={say('confirmYou')} text={say(purpose)}>
      {open && <CodeForm onProven={onProven} />}
    </Dialog>
  );
}

function CodeForm({ onProven }: { onProven: () => Promise<void> }) {
  const { phoneNumber } = useUser();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(true);
  const sent = useRef(false);

  async function send() {
    setBusy(true);
    try {
      const answer = await sendCode(phoneNumber);
      setCode(answer.code ?? '');
      setProblem(null);
    } catch (error) {
      setProblem(saidBy(error, sayCommon('codeNotSent')));
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void send();
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await checkCode(phoneNumber, code);
    } catch (error) {
      setProblem(saidBy(error, sayCommon('codeInvalid')));
      setBusy(false);
      return;
    }
    await onProven();
    setBusy(false);
  }

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{say('sentTo', { number: showPhone(phoneNumber.slice(2)) })}</p>
      <CodeField label={sayCommon('verificationCode')} value={code} error={problem} onChange={setCode} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" disabled={busy} onClick={() => void send()}>
          {sayCommon('sendAgain')}
        </Button>
        <Button type="submit" disabled={busy || code.length !== CODE_LENGTH}>
          {say('continue')}
        </Button>
      </div>
    </form>
  );
}
