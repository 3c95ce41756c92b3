import type { DonationStatus, RiskLevel, WallState } from '@paniscus/domain/donation';
import type { RecurringState } from '@paniscus/domain/donor-portal';
import { StateBadge } from '@paniscus/ui';
import type { BadgeTone } from '@paniscus/ui';
import { DONATION_LABELS, MONTHLY_LABELS, RISK_LABELS, WALL_LABELS } from './donation-labels';

const DONATION_TONES: Record<DonationStatus, BadgeTone> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'warning',
  refunded: 'warning',
};
const MONTHLY_TONES: Record<RecurringState, BadgeTone> = {
  pending: 'info',
  active: 'success',
  past_due: 'error',
  paused: 'info',
  ended: 'warning',
  failed: 'warning',
};
const WALL_TONES: Record<WallState, BadgeTone> = {
  waiting: 'info',
  shown: 'success',
  declined: 'warning',
  none: 'info',
};
const RISK_TONES: Record<RiskLevel, BadgeTone> = { normal: 'info', elevated: 'warning', highest: 'error' };

export function DonationBadge({ state }: { state: DonationStatus }) {
  return <StateBadge tone={DONATION_TONES[state]}>{DONATION_LABELS[state]}</StateBadge>;
}

export function AttentionBadge() {
  return <StateBadge tone="error">Needs attention</StateBadge>;
}

/** Risk level reported by the payment provider. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  return <StateBadge tone={RISK_TONES[level]}>{RISK_LABELS[level]}</StateBadge>;
}

export function RecurringBadge({ state }: { state: RecurringState }) {
  return <StateBadge tone={MONTHLY_TONES[state]}>{MONTHLY_LABELS[state]}</StateBadge>;
}

export function WallBadge({ state }: { state: WallState }) {
  return <StateBadge tone={WALL_TONES[state]}>{WALL_LABELS[state]}</StateBadge>;
}
