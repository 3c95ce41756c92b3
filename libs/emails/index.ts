export { donationReceiptEmail } from './donations/donation-receipt.email.ts';
export type { ReceiptEmail } from './donations/donation-receipt.email.ts';
export { donationVoidEmail } from './donations/donation-void.email.ts';
export { donorPortalLinkEmail } from './donations/donor-portal-link.email.ts';
export { tributeCardEmail } from './donations/tribute-card.email.ts';
export type { Email, EmailComposer } from './email.types.ts';
export { orderConfirmationEmail } from './orders/order-confirmation.email.ts';
export { orderLinkEmail } from './orders/order-link.email.ts';
export { orderShippedEmail } from './orders/order-shipped.email.ts';
export {
  cardExpiringEmail,
  recurringDonationChangedEmail,
  recurringDonationEndedEmail,
  recurringDonationFailedEmail,
} from './recurring/recurring-emails.ts';
