export {
  donationEmailSchema,
  donationIntentResponse,
  donationIntentSchema,
  paymentSetupResponse,
} from './donation-api.schema.ts';
export { computeGiftCharge } from './donation-cost.rules.ts';
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
export type { ReceiptTexts, ReceiptText, WordRows } from './receipt-text.ts';
export { computeAcknowledgedCents, getReceiptState } from './receipt.rules.ts';
export {
  TRIBUTE_KINDS,
  TRIBUTE_MESSAGE_MAX,
  TRIBUTE_LABELS,
  WALL_LINE_MAX,
  wallDecisionSchema,
} from './tribute.schema.ts';
export type { TributeKind, TributeRequest, WallDecision } from './tribute.schema.ts';
export type {
  DonationEmailRequest,
  DonationIntentAnswer,
  DonationIntentRequest,
  PaymentSetup,
} from './donation-api.schema.ts';
export {
  canDonationMove,
  DONATION_MAX_CENTS,
  DONATION_MIN_CENTS,
  DONATION_STATES,
  DONATION_FREQUENCIES,
} from './donation.rules.ts';
export type { DonationStatus, DonationFrequency } from './donation.rules.ts';
export type { DonationResult } from './donation-result.types.ts';
export { DONATION_FIELDS, donationFormSchema } from './donation.schema.ts';
export type { DonationForm } from './donation.schema.ts';
