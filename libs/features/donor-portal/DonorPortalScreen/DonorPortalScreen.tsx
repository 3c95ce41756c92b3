import { Button, EmptyState, ErrorState, Page } from '@paniscus/ui';
import { DonorPortalBody } from './DonorPortalBody';
import type { DonorPortalScreenProps } from './donor-portal-screen.types';

/** Donor portal behind a capability URL: recurring donations, receipts and annual summaries. */
export function DonorPortalScreen(props: DonorPortalScreenProps) {
  const { state, links } = props;
  switch (state.kind) {
    case 'notFound':
      return (
        <Page title="Page not found" mark="give">
          <EmptyState
            word="question"
            title="This link leads to no gifts."
            action={<Button href={links.findGiving}>Find my gifts</Button>}
          >
            Perhaps a part of it was lost on the way, or it has been made invalid. We send you one that works.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Your gifts" mark="give">
          <ErrorState
            title={state.message}
            message="Your gifts are safe; they could not be shown just now."
            action={
              <Button href="" look="plain">
                Try again
              </Button>
            }
          />
        </Page>
      );
    case 'revoked':
      return (
        <Page title="The link is invalid now" mark="give">
          <EmptyState
            word="good"
            title="A new link is on its way."
            action={<Button href={links.donate}>Back to giving</Button>}
          >
            {`We have sent it to ${state.email}. The old one works nowhere any more.`}
          </EmptyState>
        </Page>
      );
    default:
      return <DonorPortalBody {...props} state={state} />;
  }
}
