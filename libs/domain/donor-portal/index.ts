export {
  donorPortalLinkSchema,
  monthlyAmountSchema,
  monthlyCardSchema,
  monthlyPauseSchema,
  recurringCardResponse,
} from './donor-portal-api.schema.ts';
export type {
  DonorPortalLinkRequest,
  RecurringAmountRequest,
  RecurringCardAnswer,
  RecurringCardRequest,
  RecurringPauseRequest,
} from './donor-portal-api.schema.ts';
export { cardHolderSchema } from './card-holder.schema.ts';
export type { CardHolder } from './card-holder.schema.ts';
export { monthlyAmountFormSchema } from './recurring-amount-form.schema.ts';
export type { RecurringAmountForm } from './recurring-amount-form.schema.ts';
export { getYearStatements } from './year-summary.rules.ts';
export {
  canRecurringDonationMove,
  isCardEnding,
  isRecurringDonationActive,
  MONTHLY_STATES,
  PAUSE_MONTHS,
} from './recurring-donation.rules.ts';
export type { RecurringState } from './recurring-donation.rules.ts';
export { firstChargeAfter, monthsAfter, pauseEndsAt } from './recurring-dates.rules.ts';
export {
  donorPortalResponse,
  recurringDonationListResponse,
  recurringDonationResponse,
  recurringDonationSummaryResponse,
  yearSummaryResponse,
} from './donor-portal-response.schema.ts';
export type {
  CardSummary,
  PastDonation,
  DonorPortalPage,
  DonorPortalYear,
  RecurringDonation,
  RecurringDonationSummary,
  YearSummary,
} from './donor-portal-response.schema.ts';
