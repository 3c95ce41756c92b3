import { organization } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import { Part, Parts } from '../Shared/Section';
import { DonationTable } from '../Shared/DonationTable';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import { LinkSection } from './LinkSection';
import { RecurringSection } from './RecurringSection';
import { YearList } from './YearList';
import type { ShownDonorPortal } from './donor-portal-screen.types';

export function DonorPortalBody(props: DonorPortalScreenProps & { state: ShownDonorPortal }) {
  const { state, links, onOpen, onRevoke } = props;
  const { name, email, gifts, years } = state.page;
  const { info } = organization.mailboxes;
  return (
    <Page title="Your gifts" label={`${name} · ${email}`} lead="Thank you for giving." mark="give">
      <Parts>
        <RecurringSection {...props} />
        <Part title="Gifts and receipts">
          {gifts.length === 0 ? (
            <p>No gift has arrived yet.</p>
          ) : (
            <DonationTable label="Gifts, newest first" gifts={gifts} receiptHref={links.receipt} />
          )}
        </Part>
        {years.length === 0 ? null : (
          <Part title="Years">
            <p>A summary of each year, for your tax return.</p>
            <YearList years={years} yearHref={links.year} />
          </Part>
        )}
        <LinkSection state={state} onOpen={onOpen} onRevoke={onRevoke} />
        <Part title="Questions?">
          <p>
            Write to <a href={`mailto:${info}`}>{info}</a>.
          </p>
        </Part>
      </Parts>
    </Page>
  );
}
