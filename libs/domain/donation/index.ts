export { donationIntentResponse, donationIntentSchema, paymentSetupResponse } from './donation-api.schema.ts';
export { computeDonationCharge } from './donation-cost.rules.ts';
export type { CardCost, DonationCharge } from './donation-cost.rules.ts';
export {
  donationListResponse,
  donationTotalsResponse,
  RISK_LEVELS,
  staffDonationResponse,
} from './donation-admin-response.schema.ts';
export type {
  DonationEvent,
  DonationSummary,
  MonthTotal,
  RiskLevel,
  StaffDonation,
} from './donation-admin-response.schema.ts';
export { receiptResponse } from './receipt-response.schema.ts';
export type { Receipt } from './receipt-response.schema.ts';
export {
  memoryWallResponse,
  staffTributeResponse,
  tributeListResponse,
  WALL_STATES,
} from './tribute-response.schema.ts';
export type { StaffTribute, WallLine, WallState } from './tribute-response.schema.ts';
export { formatReceipt } from './receipt-text.ts';
export type { ReceiptTexts, ReceiptText, LabeledRows } from './receipt-text.ts';
export { computeAcknowledgedCents, getReceiptState } from './receipt.rules.ts';
export { TRIBUTE_KINDS, TRIBUTE_LABELS, TRIBUTE_MESSAGE_MAX, WALL_LINE_MAX } from './tribute.rules.ts';
export type { TributeKind } from './tribute.rules.ts';
export type { TributeRequest } from './tribute.schema.ts';
export { wallDecisionSchema } from './wall-decision.schema.ts';
export type { WallDecision } from './wall-decision.schema.ts';
export { donationEmailSchema } from './donation-email.schema.ts';
export type { DonationEmailRequest } from './donation-email.schema.ts';
export type {
  DonationIntentResponse,
  DonationIntentRequest,
  PaidDonation,
  PaymentSetup,
} from './donation-api.schema.ts';
export {
  canDonationTransition,
  DONATION_MAX_CENTS,
  DONATION_MIN_CENTS,
  DONATION_STATES,
  isDonationPaid,
  validateDonationAmount,
} from './donation.rules.ts';
export type { DonationStatus } from './donation.rules.ts';
export {
  DONATION_FREQUENCIES,
  formatGiftKind,
  FREQUENCY_LABELS,
  INTERVAL_MONTHS,
  isRecurring,
  PERIODS,
  RECURRING_FREQUENCIES,
} from './frequency.rules.ts';
export type { DonationFrequency, RecurringFrequency } from './frequency.rules.ts';
export type { DonationResult } from './donation-result.types.ts';
export { DONATION_DEFAULTS, DONATION_FIELDS } from './donation.fields.ts';
export { donationFormSchema } from './donation.schema.ts';
export type { DonationForm } from './donation.schema.ts';
