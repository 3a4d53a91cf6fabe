import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { Dialog } from '../../components/dialog';
import { PhoneField } from '../../components/phone-field';
import { toast } from '../../components/toasts';
import { CODE_LENGTH } from '../../lib/code-length';
import { phoneProblem } from '../../lib/phone-problem';
import { showPhone, toE164 } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';
import { useSession, useUser } from '../../lib/session';
import { FreshCodeDialog } from './fresh-code-dialog';
import { changePhone } from './requests/change-phone';
import { useFreshSignIn } from './use-fresh-sign-in';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

/** The button that moves the account to another number: the number, a code sent to it, and it is shown. */
export function ChangePhone() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="self-start" onClick={() => setOpen(true)}>
        {say('changePhone')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('changePhone')} text={say('changePhoneText')}>
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
    onError: (error) => setProblem(saidBy(error, sayCommon('codeNotSent'))),
  });
  const moving = useFreshSignIn(
    async () => {
      signIn(await changePhone(user.id, { phoneNumber: toE164(digits), code: code ?? '' }));
      toast({ title: say('phoneChanged'), text: say('textFromNow', { number: showPhone(digits) }) });
      onDone();
    },
    (error) => setProblem(saidBy(error, sayCommon('codeInvalid'))),
  );
  const busy = sending.isPending || moving.busy;

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = toE164(digits) === user.phoneNumber ? say('yourNumberAlready') : phoneProblem({ digits, tooLong: false });
    setProblem(wrong);
    if (wrong) return;
    if (code === null) sending.mutate();
    else void moving.run();
  }
  const anew = (next: () => void) => () => {
    setProblem(null);
    next();
  };

  return (
    <>
      <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {code === null ? (
          <PhoneField
            label={say('newPhone')}
            hint={sayCommon('usOrCanada')}
            digits={digits}
            problem={problem}
            onChange={(typed, wrong) => {
              setDigits(typed);
              setProblem(wrong);
            }}
          />
        ) : (
          <CodeField label={sayCommon('codeSentTo', { number: showPhone(digits) })} value={code} error={problem} onChange={setCode} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {code !== null && (
            <>
              <Button look="quiet" disabled={busy} onClick={anew(() => setCode(null))}>
                {say('anotherNumber')}
              </Button>
              <Button look="quiet" disabled={busy} onClick={anew(sending.mutate)}>
                {sayCommon('sendAgain')}
              </Button>
            </>
          )}
          <Button type="submit" disabled={busy || (code !== null && code.length !== CODE_LENGTH)}>
            {code === null ? (busy ? sayCommon('sendingCode') : sayCommon('sendCode')) : busy ? sayCommon('checking') : say('changeNumber')}
          </Button>
        </div>
      </form>
      <FreshCodeDialog open={moving.asking} purpose="neededToPhone" onProven={moving.goOn} onClose={moving.giveUp} />
    </>
  );
}
