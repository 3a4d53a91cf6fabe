import { ApiProperty } from '@nestjs/swagger';

const Days = (description: string) => ApiProperty({ type: Number, example: 400, description });

/** For how many days what is kept; then it is removed by itself. What is not named stays as long as the account. */
export class KeptForDays {
  @Days('What users text and what they are answered; meals and workouts stay') textsDays: number;
  @Days('Photos that users send; what was logged of them stays') picturesDays: number;
  @Days('The words of numbers without an account') strangersDays: number;
  @Days('Which screens are opened') analyticsDays: number;
  @Days('When a reminder was sent, or why not') reminderLogDays: number;
  @Days('Who did what, and the turning points of accounts') auditDays: number;
  @Days('Network address and browser of a consent, which itself stays') consentOriginDays: number;
  @Days('Hashes that know a repeated text, and texts that a provider has yet to forget') providerRecordsDays: number;
}
