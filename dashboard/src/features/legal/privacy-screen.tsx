import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';

export default function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      description="What Mealtext, nutrition and workout tracking by text message, stores about you, why, for how long, and how to see or delete it."
      intro="This policy says what we collect, what we do with it, and what you can do about it."
      clauses={PRIVACY}
    />
  );
}
