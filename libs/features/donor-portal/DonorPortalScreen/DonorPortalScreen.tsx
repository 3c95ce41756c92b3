import Button from '@mui/material/Button';
import { EmptyState, ErrorState, Page, ReloadButton } from '@paniscus/ui';
import { DonorPortalBody } from './DonorPortalBody';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';

/** Donor portal behind a capability URL: recurring donations, receipts and annual summaries. */
export function DonorPortalScreen(props: DonorPortalScreenProps) {
  const { state, links } = props;
  switch (state.kind) {
    case 'notFound':
      return <NotFound href={links.findGiving} />;
    case 'failed':
      return <Failed message={state.message} />;
    case 'revoked':
      return <Revoked email={state.email} href={links.donate} />;
    default:
      return <DonorPortalBody {...props} state={state} />;
  }
}

function NotFound({ href }: { href: string }) {
  return (
    <Page title="Gifts not found" sign="give">
      <EmptyState
        word="question"
        title="We could not find any gifts for this link."
        action={<Button href={href}>Find my gifts</Button>}
      >
        The link may be incomplete, or it may have been replaced. We can email you a new one.
      </EmptyState>
    </Page>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Page title="Your gifts" sign="give">
      <ErrorState
        title={message}
        message="We could not load your gifts. Your gifts and receipts are not affected. Please try again."
        action={<ReloadButton variant="outlined" color="inherit" />}
      />
    </Page>
  );
}

function Revoked({ email, href }: { email: string; href: string }) {
  return (
    <Page title="This link no longer works" sign="give">
      <EmptyState
        word="good"
        takesFocus
        title="A new link is on its way."
        action={<Button href={href}>Back to Donate</Button>}
      >
        {`It goes to ${email}. The old link no longer works.`}
      </EmptyState>
    </Page>
  );
}
