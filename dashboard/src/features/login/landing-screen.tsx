import { useState } from 'react';
import { Footer } from '../../components/footer';
import { Logo } from '../../components/logo';
import { useAbandonment } from '../../lib/abandonment';
import { Page } from '../../lib/page';
import { toE164 } from '../../lib/phone-number';
import { ExampleTexts } from './example-texts';
import { PhoneStep } from './phone-step';
import { VerifyStep } from './verify-step';
import { WelcomeStep } from './welcome-step';

type Step = 'welcome' | 'phone' | 'verify';

/** What this is, and the way in: welcome, phone, verify. */
export default function LandingScreen() {
  const [step, setStep] = useState<Step>('welcome');
  const [digits, setDigits] = useState('');
  /** Filled in by a development server. */
  const [givenCode, setGivenCode] = useState('');
  useAbandonment(step === 'welcome' ? null : step, digits);

  return (
    <Page title="Nutrition tracking by text message">
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex min-h-16 w-full max-w-[1080px] items-center px-4 pt-3 pb-2">
          <Logo />
        </header>
        <main className="mx-auto grid w-full max-w-[1080px] flex-1 content-start items-center gap-10 px-4 py-6 md:grid-cols-2 md:content-center md:gap-16">
          {step === 'welcome' && <WelcomeStep onNext={() => setStep('phone')} />}
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
          <ExampleTexts narrow={step === 'welcome'} />
        </main>
        <Footer className="mx-auto w-full max-w-[1080px] px-4 py-6" />
      </div>
    </Page>
  );
}
