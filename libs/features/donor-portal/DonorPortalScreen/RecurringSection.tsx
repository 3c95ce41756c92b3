import { organization } from '@paniscus/content';
import { Button } from '@paniscus/ui';
import { Part, Parts } from '../Shared/Section';
import { RecurringDonationSection } from '../RecurringDonation/RecurringDonationSection';
import { getMoment } from './donor-portal-state';
import type { ShownDonorPortal } from './donor-portal-screen.types';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';

export function RecurringSection(props: DonorPortalScreenProps & { state: ShownDonorPortal }) {
  const { state, stripe, onOpen, onAction, links } = props;
  const { name, email, monthly_gifts: gifts } = state.page;
  const { info } = organization.mailboxes;
  if (gifts.length === 0) {
    return (
      <Part title="Monthly gifts">
        <p>You have none. A small gift each month is what we can plan with.</p>
        <Button href={links.donate} look="plain">
          Give monthly
        </Button>
      </Part>
    );
  }
  return (
    <Part title={gifts.length === 1 ? 'Your monthly gift' : 'Your monthly gifts'}>
      <noscript>
        <p>{`To change something, please allow this page its script, or write to ${info}.`}</p>
      </noscript>
      <Parts data-close="">
        {gifts.map((gift) => (
          <RecurringDonationSection
            key={gift.id}
            gift={gift}
            donor={{ name, email }}
            moment={getMoment(state, gift.id)}
            isBusy={state.kind === 'processing'}
            stripe={stripe}
            onOpen={(action) => onOpen({ action, giftId: gift.id })}
            onClose={() => onOpen(undefined)}
            onAction={(change) => onAction(gift.id, change)}
            donateHref={links.donate}
          />
        ))}
      </Parts>
    </Part>
  );
}
