/** For how many days what is kept; then it is removed by itself. What is not named here stays as long as the account. */
export interface Retention {
  /** What users texted and what we answered. Meals and workouts made of it stay. */
  textsDays: number;
  /** Photos that came with texts, here and at the provider. Meals made of them stay. */
  picturesDays: number;
  /** Texts of numbers without an account: their words. */
  strangersDays: number;
  /** Which screens were opened. */
  analyticsDays: number;
  /** When a reminder was sent, or why not. */
  reminderLogDays: number;
  /** Who did what: staff, and the turning points of accounts. */
  auditDays: number;
  /** Network address and browser of a consent; that it was given stays. */
  consentOriginDays: number;
  /** Keyed hashes by which a repeated text is known for one, numbers that texts did not reach, and texts that a provider has yet to forget. */
  providerRecordsDays: number;
}
