import type { RefundRequest, StaffDonation } from '@paniscus/domain';
import { RecordFailed, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffDonationBody } from './StaffDonationBody';

export type DonationAction = 'resolve' | 'resend' | 'refund';

export type StaffDonationState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `done` describes the result of the last action. */
  | { kind: 'ready'; donation: StaffDonation; done?: string }
  | { kind: 'processing'; donation: StaffDonation; action: DonationAction }
  | { kind: 'refused'; donation: StaffDonation; action: DonationAction; message: string };

export type ShownDonation = Extract<StaffDonationState, { donation: StaffDonation }>;

export interface StaffDonationScreenProps {
  state: StaffDonationState;
  /** Marks the attention notice as resolved. */
  onResolve: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: {
    donations: string;
    tributes: string;
    receipt: (token: string) => string;
    listRecurringDonations: (email: string) => string;
  };
}

export function StaffDonationScreen({ state, links, ...actions }: StaffDonationScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <RecordLoading title="Donation" />;
    case 'failed':
      return <RecordFailed title="Donation" message={state.message} safe="The donation is safe" />;
    case 'notFound':
      return (
        <RecordNotFound
          title="Donation not found"
          message="There is no such donation."
          list={{ href: links.donations, label: 'All donations' }}
        />
      );
    default:
      return <StaffDonationBody state={state} links={links} {...actions} />;
  }
}
