import type { Cents } from '../money/money.ts';
import type { DonationFrequency, DonationStatus } from './donation.rules.ts';
import type { TributeKind } from './tribute.schema.ts';

/** Whether a receipt counts: in full, less what was given back, or not at all. */
export type ReceiptState = 'valid' | 'reduced' | 'void';

/** What a receipt says: `GET /api/receipt/{token}/`. Whole US cents, ISO 8601. */
export type Receipt = {
  number: string;
  state: ReceiptState;
  given_at: string;
  frequency: DonationFrequency;
  /** What was charged: the gift and what was added for the cost of the payment. */
  amount_cents: Cents;
  gift_cents: Cents;
  cost_cents: Cents;
  refunded_cents: Cents;
  name: string;
  /** Region and country as far as the donor told them; may be empty. */
  place: string;
  tribute: { kind: TributeKind; name: string } | null;
};

export const WALL_STATES = ['none', 'waiting', 'shown', 'declined'] as const;
/** What staff decided about a line of the memory wall. */
export type WallState = (typeof WALL_STATES)[number];

/** A line of the memory wall: `GET /api/memory-wall/`, newest first. */
export type WallLine = { id: number; kind: TributeKind; name: string; line: string; given_at: string };

/** A tribute as staff see it: `GET /api/tributes/`. */
export type StaffTribute = {
  id: number;
  donation_id: number;
  kind: TributeKind;
  name: string;
  /** The donor. */
  from: string;
  wall_line: string;
  wall_state: WallState;
  card: { name: string; email: string; message: string; sent_at: string | null } | null;
  created_at: string;
};

/** A line of the staff's list: `GET /api/donations/`. */
export type DonationSummary = {
  id: number;
  receipt_number: string | null;
  state: DonationStatus;
  frequency: DonationFrequency;
  name: string;
  email: string;
  amount_cents: Cents;
  refunded_cents: Cents;
  has_tribute: boolean;
  /** Whether it needs a person. */
  has_attention: boolean;
  created_at: string;
};

/** One thing that happened to a donation, with its cause: 'webhook', 'staff ada'. */
export type DonationEvent = {
  at: string;
  kind: 'state' | 'payment' | 'mail' | 'refund' | 'note';
  text: string;
  cause: string;
};

export type DonationRefund = {
  id: number;
  amount_cents: Cents;
  state: 'requested' | 'succeeded' | 'failed';
  reason: string;
  by: string;
  created_at: string;
};

export const RISK_LEVELS = ['normal', 'elevated', 'highest'] as const;
/** What the payment provider makes of a charge. */
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Everything that staff see of one donation: `GET /api/donations/{id}/`. */
export type StaffDonation = DonationSummary & {
  gift_cents: Cents;
  cost_cents: Cents;
  place: string;
  intent_id: string | null;
  monthly_gift_id: number | null;
  receipt_token: string;
  risk_level: RiskLevel | null;
  /** Why it needs a person, in words; null when it does not. */
  attention: string | null;
  refundable_cents: Cents;
  tribute: StaffTribute | null;
  refunds: DonationRefund[];
  history: DonationEvent[];
};

/** What was given in one month of UTC ('2026-11'): `GET /api/donation-totals/`, twelve, oldest first. */
export type MonthTotal = {
  month: string;
  once_cents: Cents;
  monthly_cents: Cents;
  refunded_cents: Cents;
  count: number;
};
