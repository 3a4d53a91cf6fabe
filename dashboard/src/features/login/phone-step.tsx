import { useEffect, useState, type FormEvent } from 'react';
import { BackButton } from '../../components/back-button';
import { Button } from '../../components/button';
import { PhoneField } from '../../components/phone-field';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { SIGN_UP_CONSENT, consentIn } from '@mealtext/backend/domain';
import { phoneProblem } from '../../lib/phone-problem';
import { toE164 } from '../../lib/phone-number';
import { saidBy } from '../../lib/request';
import { sendCode } from '../../lib/requests/send-code';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';
import { shownLanguage } from '../../lib/language';

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
    if (!digits) return toast({ title: say('phoneRequired'), destructive: true });
    const wrong = phoneProblem({ digits, tooLong: false });
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      const { code } = await sendCode(toE164(digits));
      onSent(code ?? '');
    } catch (error) {
      const words = saidBy(error, sayCommon('codeNotSent'));
      setProblem(words);
      toast({
        title: sayCommon('codeNotSent'),
        ...(words === sayCommon('codeNotSent') ? {} : { text: words }),
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <BackButton onBack={onBack}>{say('backToWelcome')}</BackButton>
      <StepHeading>{say('whatNumber')}</StepHeading>
      <PhoneField
        label={say('phoneNumber')}
        hint={say('usOrCanada')}
        digits={digits}
        problem={problem}
        onChange={(typed, wrong) => {
          onDigits(typed);
          setProblem(wrong);
        }}
      />
      <Button type="submit" disabled={busy}>
        {busy ? sayCommon('sendingCode') : sayCommon('sendCode')}
      </Button>
      <p className="text-sm text-soft">{consentIn(SIGN_UP_CONSENT, shownLanguage()).text}</p>
    </form>
  );
}
