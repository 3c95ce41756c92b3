import { Button, EmptyState, ErrorState, Page } from '@paniscus/ui';
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
    <Page title="Page not found" mark="give">
      <EmptyState
        word="question"
        title="This link leads to no gifts."
        action={<Button href={href}>Find my gifts</Button>}
      >
        Perhaps a part of it was lost on the way, or it has been made invalid. We send you one that works.
      </EmptyState>
    </Page>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Page title="Your gifts" mark="give">
      <ErrorState
        title={message}
        message="Your gifts are safe; they could not be shown just now."
        action={
          <Button href="" look="plain">
            Try again
          </Button>
        }
      />
    </Page>
  );
}

function Revoked({ email, href }: { email: string; href: string }) {
  return (
    <Page title="The link is invalid now" mark="give">
      <EmptyState
        word="good"
        title="A new link is on its way."
        action={<Button href={href}>Back to giving</Button>}
      >
        {`We have sent it to ${email}. The old one works nowhere any more.`}
      </EmptyState>
    </Page>
  );
}
