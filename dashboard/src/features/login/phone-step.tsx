import { useEffect, useState, type FormEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { SIGN_UP_CONSENT } from '../../lib/consent';
import { PHONE_TOO_LONG, phoneProblem, readPhone, showPhone, toE164 } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';

interface Props {
  digits: string;
  onDigits: (digits: string) => void;
  onBack: () => void;
  /** With the code itself from a development server, else "". */
  onSent: (code: string) => void;
}

export function PhoneStep({ digits, onDigits, onBack, onSent }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => track('phone_verification'), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!digits) return toast({ title: 'Phone number required', destructive: true });
    const wrong = phoneProblem({ digits, tooLong: false });
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const { code } = await sendCode(toE164(digits));
      onSent(code ?? '');
    } catch (error) {
      const words = saidBy(error, 'Failed to send verification code');
      setProblem(words);
      toast({
        title: 'Failed to send verification code',
        ...(words === 'Failed to send verification code' ? {} : { text: words }),
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Button look="quiet" className="-ms-4 self-start" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        Back to welcome
      </Button>
      <StepHeading>What is your phone number?</StepHeading>
      <TextField
        label="Phone number"
        hint="US or Canada. We text you a 6-digit code."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(555) 123-4567"
        value={showPhone(digits)}
        error={problem}
        onChange={({ target }) => {
          const typed = readPhone(target.value);
          onDigits(afterBackspace(target.value, digits) ?? typed.digits);
          setProblem(typed.tooLong ? PHONE_TOO_LONG : null);
        }}
      />
      <Button type="submit" disabled={busy}>
        {busy ? 'Sending...' : 'Send code'}
      </Button>
      <p className="text-sm text-soft">{SIGN_UP_CONSENT.text}</p>
    </form>
  );
}

/** Deleting a bracket or hyphen that we put there deletes the digit before it; null when that is not what happened. */
function afterBackspace(typed: string, digits: string): string | null {
  const shown = showPhone(digits);
  const removedOurs = typed.length === shown.length - 1 && shown.startsWith(typed) && readPhone(typed).digits === digits;
  return removedOurs ? digits.slice(0, -1) : null;
}
