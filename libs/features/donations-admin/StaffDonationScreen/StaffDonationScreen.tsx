import { RecordFailed, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffDonationBody } from './StaffDonationBody';
import type { StaffDonationScreenProps } from './staff-donation-screen.types';

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
