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
    if (!code) return toast({ title: 'Verification code required', destructive: true });
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
      toast({ title: 'Code sent', text: 'It can take a minute to arrive.' });
    } catch (error) {
      toast({ title: 'Error', text: saidBy(error, 'Failed to send verification code'), destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <BackButton onBack={onBack}>Change phone number</BackButton>
      <StepHeading>Enter your code</StepHeading>
      <p className="text-soft">We sent a 6-digit code to {showPhone(phone.slice(2))}. It works for 10 minutes.</p>
      <CodeField
        label="Verification code"
        hint={givenCode && code === givenCode ? 'Filled in for you: this is a development server.' : undefined}
        value={code}
        error={problem}
        onChange={setCode}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Checking...' : 'Verify and continue'}
      </Button>
      <p className="flex flex-wrap items-center gap-x-1 text-soft">
        No text after a minute?
        <Button look="quiet" className="px-2" disabled={busy} onClick={() => void again()}>
          Send again
        </Button>
      </p>
    </form>
  );
}
