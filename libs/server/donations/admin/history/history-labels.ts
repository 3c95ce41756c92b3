import type { DonationStatus } from '@paniscus/domain/donation';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';

export const STATE_LABELS: Record<DonationStatus, string> = {
  pending: 'Donation started',
  succeeded: 'Received',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const EMAIL_LABELS: Record<string, string> = {
  [DONATION_RECEIPT]: 'Receipt email',
  [DONATION_VOID]: 'Refund email',
  [TRIBUTE_CARD]: 'Tribute card email',
};
