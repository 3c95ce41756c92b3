export { cardExpiringEmail } from './card-expiring.email.ts';
export { recurringDonationChangedEmail } from './recurring-donation-changed.email.ts';
export { recurringDonationEndedEmail } from './recurring-donation-ended.email.ts';
export { recurringDonationFailedEmail } from './recurring-donation-failed.email.ts';
