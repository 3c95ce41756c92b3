import { organization } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import { Part, Parts } from '../Shared/Section';
import { GiftTable } from '../Shared/DonationTable';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import { LinkPart } from './LinkSection';
import { MonthlyPart } from './RecurringSection';
import { YearList } from './YearList';
import type { ShownDonorPortal } from './donor-portal-screen.types';

export function DonorPortalBody(props: DonorPortalScreenProps & { state: ShownDonorPortal }) {
  const { state, links, onOpen, onRevoke } = props;
  const { name, email, gifts, years } = state.page;
  const { info } = organization.mailboxes;
  return (
    <Page title="Your gifts" label={`${name} · ${email}`} lead="Thank you for giving." mark="give">
      <Parts>
        <MonthlyPart {...props} />
        <Part title="Gifts and receipts">
          {gifts.length === 0 ? (
            <p>No gift has arrived yet.</p>
          ) : (
            <GiftTable label="Gifts, newest first" gifts={gifts} receiptHref={links.receipt} />
          )}
        </Part>
        {years.length === 0 ? null : (
          <Part title="Years">
            <p>A summary of each year, for your tax return.</p>
            <YearList years={years} yearHref={links.year} />
          </Part>
        )}
        <LinkPart state={state} onOpen={onOpen} onRevoke={onRevoke} />
        <Part title="Questions?">
          <p>
            Write to <a href={`mailto:${info}`}>{info}</a>.
          </p>
        </Part>
      </Parts>
    </Page>
  );
}
