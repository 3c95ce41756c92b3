import type { RefundRequest, StaffDonation } from '@paniscus/domain';
import { RecordFailed, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffDonationBody } from './StaffDonationBody';

/** What staff can do to a donation. */
export type DonationAction = 'resolve' | 'resend' | 'refund';

export type StaffDonationState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'notFound' }
  /** `done` says what the last thing done has led to. */
  | { kind: 'ready'; donation: StaffDonation; done?: string }
  | { kind: 'processing'; donation: StaffDonation; action: DonationAction }
  /** The last thing asked for was not done. */
  | { kind: 'refused'; donation: StaffDonation; action: DonationAction; message: string };

/** A state in which there is a donation to show. */
export type ShownDonation = Extract<StaffDonationState, { donation: StaffDonation }>;

export interface StaffDonationScreenProps {
  state: StaffDonationState;
  /** Somebody has looked at what it needed a person for. */
  onResolve: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: {
    donations: string;
    tributes: string;
    receipt: (token: string) => string;
    /** The monthly gifts of a donor. */
    listRecurringDonations: (email: string) => string;
  };
}

/** One donation, with everything that is known of it and what can be done to it. */
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
