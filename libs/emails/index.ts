export { donationReceiptEmail } from './donations/DonationReceiptEmail.tsx';
export { donationVoidEmail } from './donations/DonationVoidEmail.tsx';
export { donorPortalLinkEmail } from './donations/DonorPortalLinkEmail.tsx';
export type { ReceiptEmail } from './donations/receipt-email.types.ts';
export { tributeCardEmail } from './donations/TributeCardEmail.tsx';
export type { Email, EmailBuilder } from './email.types.ts';
export { newsletterConfirmationEmail } from './newsletter/NewsletterConfirmationEmail.tsx';
export { newsletterIssueEmail } from './newsletter/NewsletterIssueEmail.tsx';
export { orderChangedEmail } from './orders/OrderChangedEmail.tsx';
export { orderConfirmationEmail } from './orders/OrderConfirmationEmail.tsx';
export { orderLinkEmail } from './orders/OrderLinkEmail.tsx';
export { orderCanceledEmail } from './orders/OrderCanceledEmail.tsx';
export { orderRefundedEmail } from './orders/OrderRefundedEmail.tsx';
export { orderShippedEmail } from './orders/OrderShippedEmail.tsx';
export { cardExpiringEmail } from './recurring/CardExpiringEmail.tsx';
export { recurringDonationChangedEmail } from './recurring/RecurringDonationChangedEmail.tsx';
export { recurringDonationEndedEmail } from './recurring/RecurringDonationEndedEmail.tsx';
export { confirmStaffEmail } from './staff/ConfirmStaffEmail.tsx';
export { staffEmailChangeNotice } from './staff/StaffEmailChangeNotice.tsx';
export { passwordResetEmail } from './staff/PasswordResetEmail.tsx';
export { twoStepEmail } from './staff/TwoStepEmail.tsx';
export type { TwoStepChange } from './staff/TwoStepEmail.tsx';
export { staffNoticeEmail } from './staff/StaffNoticeEmail.tsx';
export {
  donationProblemNotice,
  orderProblemNotice,
  recurringProblemNotice,
} from './staff/payment-problem-notices.ts';
export {
  donationNotice,
  orderNotice,
  repeatedDonationNotice,
  summaryNotice,
  tributeNotice,
} from './staff/staff-notices.ts';
export type { StaffNotice } from './staff/staff-notices.ts';
export { staffInvitationEmail } from './staff/StaffInvitationEmail.tsx';
export { recurringDonationFailedEmail } from './recurring/RecurringDonationFailedEmail.tsx';
