import type { DonationStatus, RiskLevel, WallState } from '@paniscus/domain/donation';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';

export const DONATION_LABELS: Record<DonationStatus, string> = {
  pending: 'Waiting for payment',
  succeeded: 'Received',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const RECURRING_LABELS: Record<RecurringDonationState, string> = {
  pending: 'Waiting for the first charge',
  active: 'Active',
  past_due: 'Charge failed',
  paused: 'Paused',
  ended: 'Ended',
  failed: 'Never started',
};

export const WALL_LABELS: Record<WallState, string> = {
  waiting: 'Waiting',
  shown: 'On the wall',
  declined: 'Declined',
  none: 'Not for the wall',
};

export const RISK_LABELS: Record<RiskLevel, string> = {
  normal: 'Normal risk',
  elevated: 'Elevated risk',
  highest: 'Highest risk',
};
