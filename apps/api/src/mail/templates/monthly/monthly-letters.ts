/** The letters about monthly gifts. */
export { cardExpiringEmail } from './monthly-card-ending.letter.ts';
export type { RecurringCardEnding } from './monthly-card-ending.letter.ts';
export { recurringDonationChangedEmail } from './monthly-changed.letter.ts';
export type { RecurringChanged } from './monthly-changed.letter.ts';
export { recurringDonationEndedEmail } from './monthly-ended.letter.ts';
export type { RecurringEnded } from './monthly-ended.letter.ts';
export { recurringDonationFailedEmail } from './monthly-failed.letter.ts';
export type { RecurringFailed } from './monthly-failed.letter.ts';
