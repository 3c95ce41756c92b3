export {
  anonymitySchema,
  donorPortalLinkSchema,
  recurringAmountSchema,
  recurringCardSchema,
  recurringPauseSchema,
  recurringCardResponse,
} from './donor-portal-api.schema.ts';
export type {
  AnonymityRequest,
  DonorPortalLinkRequest,
  RecurringAmountRequest,
  RecurringCardResponse,
  RecurringCardRequest,
  RecurringPauseRequest,
} from './donor-portal-api.schema.ts';
export { cardHolderSchema } from './card-holder.schema.ts';
export type { CardHolder } from './card-holder.schema.ts';
export { donorDetailsFormSchema, donorDetailsSchema, toDonorDetailsRequest } from './donor-details.schema.ts';
export type { DonorDetailsForm, DonorDetailsRequest } from './donor-details.schema.ts';
export { recurringAmountFormSchema } from './recurring-amount-form.schema.ts';
export type { RecurringAmountForm } from './recurring-amount-form.schema.ts';
export { getYearStatements } from './year-summary.rules.ts';
export {
  canRecurringDonationTransition,
  isCardExpiring,
  isRecurringDonationActive,
  RECURRING_DONATION_STATES,
  PAUSE_MONTHS,
} from './recurring-donation.rules.ts';
export type { RecurringDonationState } from './recurring-donation.rules.ts';
export { findFirstChargeAfter, addMonths, computePauseEnd } from './recurring-dates.rules.ts';
export {
  donorPortalResponse,
  recurringActionResponse,
  recurringDonationListResponse,
  recurringDonationSummaryResponse,
  yearSummaryResponse,
} from './donor-portal-response.schema.ts';
export type {
  CardSummary,
  DonorDetails,
  PastDonation,
  DonorPortalPage,
  DonorPortalYear,
  RecurringActionResult,
  RecurringDonation,
  RecurringDonationSummary,
  YearSummary,
} from './donor-portal-response.schema.ts';
