import { RecordError, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffDonationBody } from './StaffDonationBody';
import type { StaffDonationScreenProps } from './staff-donation-screen.types';

export function StaffDonationScreen({ state, links, ...actions }: StaffDonationScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <RecordLoading title="Donation" />;
    case 'failed':
      return (
        <RecordError
          title="Donation"
          message={state.message}
          reassurance="The donation itself was not changed"
        />
      );
    case 'notFound':
      return (
        <RecordNotFound
          title="Donation not found"
          message="We could not find this donation."
          list={{ href: links.donations, label: 'All donations' }}
        />
      );
    default:
      return <StaffDonationBody state={state} links={links} {...actions} />;
  }
}
