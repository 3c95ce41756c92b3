export { cardExpiringEmail } from './card-expiring.email.ts';
export type { RecurringCardEnding } from './card-expiring.email.ts';
export { recurringDonationChangedEmail } from './recurring-donation-changed.email.ts';
export type { RecurringChanged } from './recurring-donation-changed.email.ts';
export { recurringDonationEndedEmail } from './recurring-donation-ended.email.ts';
export type { RecurringEnded } from './recurring-donation-ended.email.ts';
export { recurringDonationFailedEmail } from './recurring-donation-failed.email.ts';
export type { RecurringFailed } from './recurring-donation-failed.email.ts';
