import type { OutreachItem, OwnPhone } from '@mealtext/backend/contract';
import { OUTREACH_LANGUAGES } from '@mealtext/backend/domain';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { languageWords } from '../../components/choices';
import { FormDialog } from '../../components/form-dialog';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAppContext } from '../../session/app-context';

type Step = 'number' | 'code' | 'language';

/** Texts it to whoever asks: at first they name their number and show by a code that it is theirs. */
export function TestButton({ outreach: { id, words } }: { outreach: OutreachItem }) {
  const { api } = useAppContext();
  const provider = useConsoleProvider();
  const [step, setStep] = useState<Step | null>(null);
  const [phone, setPhone] = useState<OwnPhone | null>(null);
  const known = (own: OwnPhone) => {
    setPhone(own);
    setStep(own.proven ? 'language' : 'number');
  };
  // What comes after the dialog that is open, once what it asked for is done.
  const next = useRef<Step | null>(null);
  const then = (after: Step) => (own: OwnPhone) => {
    setPhone(own);
    next.current = after;
  };
  const close = () => {
    setStep(next.current);
    next.current = null;
  };
  const languages = OUTREACH_LANGUAGES.filter((language) => words[language]);
  return (
    <>
      <Button variant="outlined" onClick={() => void api.call<OwnPhone>('GET', 'own-phone').then(known, () => setStep('number'))}>
        Test to myself
      </Button>
      {step === 'number' && (
        <FormDialog
          title="Your own number"
          lead="A test goes to a number that you have shown to be yours, and to no other. A code is texted there."
          fields={[{ name: 'phone', label: 'Mobile number', initial: phone?.phone ?? '', max: 20 }]}
          submit="Send the code"
          done="The code is on its way"
          onSubmit={({ phone: written = '' }) => api.call<OwnPhone>('PUT', 'own-phone', { phoneNumber: whole(written) }).then(then('code'))}
          onClose={close}
        />
      )}
      {step === 'code' && (
        <FormDialog
          title="The code"
          lead={phone?.code ? `Texted to ${phone.phone}. Nothing is really sent here: it is ${phone.code}.` : `Texted to ${phone?.phone}.`}
          fields={[{ name: 'code', label: 'Six digits', max: 6 }]}
          submit="Check"
          done="The number is yours"
          onSubmit={({ code }) => api.call<OwnPhone>('POST', 'own-phone/prove', { code }).then(then('language'))}
          onClose={close}
        />
      )}
      {step === 'language' && (
        <FormDialog
          title="Test to myself"
          lead={`It goes to ${phone?.phone}, with how to opt out as everybody gets it.`}
          fields={[
            {
              name: 'language',
              label: 'Language',
              kind: 'choice',
              choices: languages.map((language) => [language, languageWords(language)] as const),
              initial: languages[0] ?? '',
            },
          ]}
          submit="Send"
          done="Sent to you"
          onSubmit={({ language }) => provider.act('outreaches', { id, verb: 'test', data: { language } })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Ten digits as people write them, as the server reads them. */
const whole = (written: string): string => {
  const digits = written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return `+1${digits}`;
};
