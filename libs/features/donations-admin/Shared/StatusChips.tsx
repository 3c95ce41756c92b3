import type { DonationStatus, RiskLevel, WallState } from '@paniscus/domain/donation';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';
import { StatusChip } from '@paniscus/ui';
import type { StatusColor } from '@paniscus/ui';
import { DONATION_LABELS, RECURRING_LABELS, RISK_LABELS, WALL_LABELS } from './donation-labels';

const DONATION_COLORS: Record<DonationStatus, StatusColor> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'warning',
  refunded: 'warning',
};
const RECURRING_COLORS: Record<RecurringDonationState, StatusColor> = {
  pending: 'info',
  active: 'success',
  past_due: 'error',
  paused: 'info',
  ended: 'warning',
  failed: 'warning',
};
const WALL_COLORS: Record<WallState, StatusColor> = {
  waiting: 'info',
  shown: 'success',
  declined: 'warning',
  none: 'info',
};
const RISK_COLORS: Record<RiskLevel, StatusColor> = { normal: 'info', elevated: 'warning', highest: 'error' };

export function DonationStatusChip({ state }: { state: DonationStatus }) {
  return <StatusChip color={DONATION_COLORS[state]} label={DONATION_LABELS[state]} />;
}

export function AttentionChip() {
  return <StatusChip color="error" label="Needs attention" />;
}

/** Shown while a dispute of the payment waits for a response. */
export function DisputeChip() {
  return <StatusChip color="error" label="Disputed" />;
}

/** Risk level reported by the payment provider. */
export function RiskChip({ level }: { level: RiskLevel }) {
  return <StatusChip color={RISK_COLORS[level]} label={RISK_LABELS[level]} />;
}

export function RecurringStatusChip({ state }: { state: RecurringDonationState }) {
  return <StatusChip color={RECURRING_COLORS[state]} label={RECURRING_LABELS[state]} />;
}

export function WallStatusChip({ state }: { state: WallState }) {
  return <StatusChip color={WALL_COLORS[state]} label={WALL_LABELS[state]} />;
}
