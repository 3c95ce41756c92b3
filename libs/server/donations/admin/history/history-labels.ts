import type { DonationStatus } from '@paniscus/domain/donation';
import { DONATION_RECEIPT, DONATION_VOID, TRIBUTE_CARD } from '../../donation/donation-email-kinds.ts';

export const STATE_LABELS: Record<DonationStatus, string> = {
  pending: 'Donation started',
  succeeded: 'Given',
  failed: 'Payment failed',
  refunded: 'Refunded',
};

export const EMAIL_LABELS: Record<string, string> = {
  [DONATION_RECEIPT]: 'Receipt by email',
  [DONATION_VOID]: 'Email about the refund',
  [TRIBUTE_CARD]: 'Card by email',
};
