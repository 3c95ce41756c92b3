import type { DonationStatus, DonationFrequency, RiskLevel, WallState } from '@paniscus/domain/donation';
import type { RecurringState } from '@paniscus/domain/donor-portal';

export const DONATION_LABELS: Record<DonationStatus, string> = {
  pending: 'Waiting for payment',
  succeeded: 'Arrived',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const FREQUENCY_LABELS: Record<DonationFrequency, string> = { once: 'Once', monthly: 'Monthly' };

export const MONTHLY_LABELS: Record<RecurringState, string> = {
  pending: 'Waiting for the first charge',
  active: 'Active',
  past_due: 'Charge failed',
  paused: 'Paused',
  ended: 'Ended',
  failed: 'Never began',
};

export const WALL_LABELS: Record<WallState, string> = {
  waiting: 'Waiting',
  shown: 'On the wall',
  declined: 'Declined',
  none: 'No line',
};

export const RISK_LABELS: Record<RiskLevel, string> = {
  normal: 'Normal risk',
  elevated: 'Elevated risk',
  highest: 'Highest risk',
};
