import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { Dialog } from '../../components/dialog';
import { PhoneField } from '../../components/phone-field';
import { toast } from '../../components/toasts';
import { CODE_LENGTH } from '../../lib/code-length';
import { phoneProblem, showPhone, toE164 } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';
import { useSession, useUser } from '../../lib/session';
import { changePhone } from './requests/change-phone';

/** The button that moves the account to another number: the number, a code sent to it, and it is shown. */
export function ChangePhone() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="self-start" onClick={() => setOpen(true)}>
        Change phone number
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change phone number"
        text="Your log moves along. You sign in and text with the new number from then on."
      >
        {open && <Steps onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Steps({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const { signIn } = useSession();
  const [digits, setDigits] = useState('');
  /** What was typed of the code; null while none was sent. */
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const sending = useMutation({
    mutationFn: () => sendCode(toE164(digits)),
    onSuccess: (sent) => setCode(sent.code ?? ''),
    onError: (error) => setProblem(saidBy(error, 'Failed to send verification code')),
  });
  const moving = useMutation({
    mutationFn: (typed: string) => changePhone(user.id, { phoneNumber: toE164(digits), code: typed }),
    onSuccess: (moved) => {
      signIn(moved);
      toast({ title: 'Phone number changed', text: `Text us from ${showPhone(digits)} now.` });
      onDone();
    },
    onError: (error) => setProblem(saidBy(error, 'Invalid verification code')),
  });
  const busy = sending.isPending || moving.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = toE164(digits) === user.phoneNumber ? 'That is your number already.' : phoneProblem({ digits, tooLong: false });
    setProblem(wrong);
    if (wrong) return;
    if (code === null) sending.mutate();
    else moving.mutate(code);
  }
  const anew = (next: () => void) => () => {
    setProblem(null);
    next();
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      {code === null ? (
        <PhoneField
          label="New phone number"
          hint="US or Canada. We text a 6-digit code to it."
          digits={digits}
          problem={problem}
          onChange={(typed, wrong) => {
            setDigits(typed);
            setProblem(wrong);
          }}
        />
      ) : (
        <CodeField label={`Code sent to ${showPhone(digits)}`} value={code} error={problem} onChange={setCode} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {code !== null && (
          <>
            <Button look="quiet" disabled={busy} onClick={anew(() => setCode(null))}>
              Another number
            </Button>
            <Button look="quiet" disabled={busy} onClick={anew(sending.mutate)}>
              Send again
            </Button>
          </>
        )}
        <Button type="submit" disabled={busy || (code !== null && code.length !== CODE_LENGTH)}>
          {code === null ? (busy ? 'Sending...' : 'Send code') : busy ? 'Checking...' : 'Change number'}
        </Button>
      </div>
    </form>
  );
}
