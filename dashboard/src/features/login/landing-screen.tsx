import { useState } from 'react';
import { clsx } from 'clsx';
import { Footer } from '../../components/footer';
import { Logo } from '../../components/logo';
import { useAbandonment } from '../../lib/abandonment';
import { Page } from '../../lib/page';
import { toE164 } from '../../lib/phone-number';
import { useSteps } from '../../lib/use-steps';
import { Below } from './below';
import { LanguageSwitch } from './language-switch';
import { PhoneStep } from './phone-step';
import { VerifyStep } from './verify-step';
import { WelcomeStep } from './welcome-step';
import { say } from './say';

type Step = 'welcome' | 'phone' | 'verify';

/** What this is, to be tried at once, and the way in: welcome, phone, verify. */
export default function LandingScreen() {
  const [step, setStep] = useState<Step>('welcome');
  const [digits, setDigits] = useState('');
  /** Filled in by a development server. */
  const [givenCode, setGivenCode] = useState('');
  /** What lies below the first screenful is rendered when that stands. */
  const whole = useSteps(1) === 1;
  useAbandonment(step === 'welcome' ? null : step, digits);

  const start = () => {
    setStep('phone');
    window.scrollTo(0, 0);
  };
  return (
    <Page title={say('title')}>
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex min-h-16 w-full max-w-[1080px] items-center px-4 pt-3 pb-2">
          <Logo />
        </header>
        <main className="flex-1">
          <div
            className={clsx(
              'mx-auto w-full px-4 py-2 sm:py-6',
              step === 'welcome'
                ? 'grid max-w-[1080px] items-center gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:gap-x-16 md:gap-y-12'
                : 'max-w-[480px]',
            )}
          >
            {step === 'welcome' && <WelcomeStep onNext={start} />}
            {step === 'phone' && (
              <PhoneStep
                digits={digits}
                onDigits={setDigits}
                onBack={() => setStep('welcome')}
                onSent={(code) => {
                  setGivenCode(code);
                  setStep('verify');
                }}
              />
            )}
            {step === 'verify' && <VerifyStep phone={toE164(digits)} givenCode={givenCode} onBack={() => setStep('phone')} />}
          </div>
          {step === 'welcome' && whole && <Below onStart={start} />}
        </main>
        {whole && (
          <div className="mx-auto w-full max-w-[1080px] px-4 py-6 text-sm text-soft">
            <LanguageSwitch />
            <Footer />
          </div>
        )}
      </div>
    </Page>
  );
}
