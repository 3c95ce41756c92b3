import type { StaffDonation } from '@paniscus/domain/donation';
import type { RefundRequest } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';

type DonationAction = 'resolve' | 'resend' | 'refund' | 'correct';

export type StaffDonationState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `done` describes the result of the last action. */
  | { kind: 'ready'; donation: StaffDonation; done?: string }
  | { kind: 'processing'; donation: StaffDonation; action: DonationAction }
  | { kind: 'refused'; donation: StaffDonation; action: DonationAction; message: string };

export type ReadyDonation = Extract<StaffDonationState, { donation: StaffDonation }>;

export interface StaffDonationScreenProps {
  state: StaffDonationState;
  /** Called with the note for staff that was reviewed. */
  onResolve: (seen: AttentionReview) => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  /** Replaces an address that the mail server refused. */
  onCorrect: (correction: EmailCorrection) => void;
  links: {
    donations: string;
    tributes: string;
    receipt: (token: string) => string;
    listRecurringDonations: (email: string) => string;
  };
}
