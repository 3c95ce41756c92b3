import type { Cents } from '../money/money.ts';
import type { DonationFrequency, DonationStatus } from './donation.rules.ts';
import type { TributeKind } from './tribute.schema.ts';

export type ReceiptState = 'valid' | 'reduced' | 'void';

/** Response of `GET /api/receipt/{token}/`. Whole US cents, ISO 8601. */
export type Receipt = {
  number: string;
  state: ReceiptState;
  given_at: string;
  frequency: DonationFrequency;
  /** Total charge: donation plus covered processing fee. */
  amount_cents: Cents;
  gift_cents: Cents;
  cost_cents: Cents;
  refunded_cents: Cents;
  name: string;
  /** Region and country as given by the donor; may be empty. */
  place: string;
  tribute: { kind: TributeKind; name: string } | null;
};

export const WALL_STATES = ['none', 'waiting', 'shown', 'declined'] as const;
/** Review state of a line on the memory wall. */
export type WallState = (typeof WALL_STATES)[number];

/** An approved line of `GET /api/memory-wall/`, newest first. */
export type WallLine = { id: number; kind: TributeKind; name: string; line: string; given_at: string };

/** Tribute in the admin: `GET /api/tributes/`. */
export type StaffTribute = {
  id: number;
  donation_id: number;
  kind: TributeKind;
  name: string;
  from: string;
  wall_line: string;
  wall_state: WallState;
  card: { name: string; email: string; message: string; sent_at: string | null } | null;
  created_at: string;
};

/** List item of `GET /api/donations/`. */
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
  has_attention: boolean;
  created_at: string;
};

/** History entry of a donation with its cause: 'webhook', 'staff ada'. */
export type DonationEvent = {
  at: string;
  kind: 'state' | 'payment' | 'mail' | 'refund' | 'note';
  text: string;
  cause: string;
};

type DonationRefund = {
  id: number;
  amount_cents: Cents;
  state: 'requested' | 'succeeded' | 'failed';
  reason: string;
  by: string;
  created_at: string;
};

export const RISK_LEVELS = ['normal', 'elevated', 'highest'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Details of a donation in the admin: `GET /api/donations/{id}/`. */
export type StaffDonation = DonationSummary & {
  gift_cents: Cents;
  cost_cents: Cents;
  place: string;
  intent_id: string | null;
  monthly_gift_id: number | null;
  receipt_token: string;
  risk_level: RiskLevel | null;
  attention: string | null;
  refundable_cents: Cents;
  tribute: StaffTribute | null;
  refunds: DonationRefund[];
  history: DonationEvent[];
};

/** Totals of a UTC month ('2026-11'): `GET /api/donation-totals/`, twelve months, oldest first. */
export type MonthTotal = {
  month: string;
  once_cents: Cents;
  monthly_cents: Cents;
  refunded_cents: Cents;
  count: number;
};
