import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { organization } from '@paniscus/content';
import { isolateName } from '@paniscus/domain/text';
import { breakBeforeDomain, Page } from '@paniscus/ui';
import { DetailsSection } from '../DonorDetails/DetailsSection';
import { DonationTable } from '../Shared/DonationTable';
import { joinWithDots } from '../Shared/join-with-dots';
import { PortalSection, SectionText } from '../Shared/PortalSection';
import { AnonymitySection } from './AnonymitySection';
import { PortalLinkSection } from './PortalLinkSection';
import { RecurringSection } from './RecurringSection';
import { YearList } from './YearList';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';
import type { ReadyDonorPortal } from './donor-portal-state';

export function DonorPortalBody(props: DonorPortalScreenProps & { state: ReadyDonorPortal }) {
  const { state, links, onOpen, onAnonymityChange, onDetailsChange, onRevoke } = props;
  const { name, email, gifts, years } = state.page;
  const { info } = organization.mailboxes;
  return (
    <Page
      title="Your gifts"
      overline={breakBeforeDomain(joinWithDots([isolateName(name), email]))}
      lead="Thank you for giving."
      sign="give"
    >
      <Stack sx={{ gap: ({ layout }) => `calc(${layout.section} * 0.8)` }}>
        <noscript>
          <SectionText>{`To make changes, turn on JavaScript, or write to ${info}.`}</SectionText>
        </noscript>
        <RecurringSection {...props} />
        <PortalSection title="Gifts and receipts">
          {gifts.length === 0 ? (
            <SectionText>No gifts yet.</SectionText>
          ) : (
            <DonationTable label="Gifts, newest first" donations={gifts} receiptHref={links.receipt} />
          )}
        </PortalSection>
        {years.length === 0 ? null : (
          <PortalSection title="Years">
            <SectionText>A summary of each year, for your tax return.</SectionText>
            <YearList years={years} yearHref={links.year} />
          </PortalSection>
        )}
        <DetailsSection state={state} onOpen={onOpen} onChange={onDetailsChange} />
        <AnonymitySection state={state} onChange={onAnonymityChange} />
        <PortalLinkSection state={state} onOpen={onOpen} onRevoke={onRevoke} />
        <PortalSection title="Questions?">
          <SectionText>
            Write to <Link href={`mailto:${info}`}>{breakBeforeDomain(info)}</Link>.
          </SectionText>
        </PortalSection>
      </Stack>
    </Page>
  );
}
