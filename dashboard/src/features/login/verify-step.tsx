import { startTransition, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BackButton } from '../../components/back-button';
import { Button } from '../../components/button';
import { CodeField } from '../../components/code-field';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { showPhone } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';
import { placeToReturnTo } from '../../lib/return-to';
import { useSession } from '../../lib/session';
import { logIn } from './log-in';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';
import { sayShell } from '../../lib/say-shell';

interface Props {
  /** E.164. */
  phone: string;
  givenCode: string;
  onBack: () => void;
}

export function VerifyStep({ phone, givenCode, onBack }: Props) {
  const [code, setCode] = useState(givenCode);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { signIn } = useSession();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!code) return toast({ title: say('codeRequired'), destructive: true });
    setBusy(true);
    setProblem(null);
    const result = await logIn(phone, code);
    setBusy(false);
    if (result.type === 'refused') setProblem(result.words);
    if (result.type !== 'in') return;
    startTransition(() => {
      signIn(result.user);
      void navigate(result.isNew ? '/onboarding' : placeToReturnTo(state), { replace: true });
    });
  }

  async function again() {
    setBusy(true);
    try {
      const sent = await sendCode(phone);
      setCode(sent.code ?? '');
      setProblem(null);
      toast({ title: sayCommon('codeSent'), text: sayCommon('codeMinute') });
    } catch (error) {
      toast({ title: sayShell('error'), text: saidBy(error, sayCommon('codeNotSent')), destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <BackButton onBack={onBack}>{say('changeNumber')}</BackButton>
      <StepHeading>{say('enterCode')}</StepHeading>
      <p className="text-soft">{say('sentCode', { number: showPhone(phone.slice(2)) })}</p>
      <CodeField
        label={sayCommon('verificationCode')}
        hint={givenCode && code === givenCode ? say('filledIn') : undefined}
        value={code}
        error={problem}
        onChange={setCode}
      />
      <Button type="submit" disabled={busy}>
        {busy ? sayCommon('checking') : say('verify')}
      </Button>
      <p className="flex flex-wrap items-center gap-x-1 text-soft">
        {say('noText')}
        <Button look="quiet" className="px-2" disabled={busy} onClick={() => void again()}>
          {sayCommon('sendAgain')}
        </Button>
      </p>
    </form>
  );
}
