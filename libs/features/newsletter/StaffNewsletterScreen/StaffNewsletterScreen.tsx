import Link from '@mui/material/Link';
import { EmptyState, ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { SendablePosts } from './SendablePosts';
import type { SendablePost, StaffNewsletterState } from './staff-newsletter.types';

interface StaffNewsletterScreenProps {
  state: StaffNewsletterState;
  /** Post that was chosen in the list of posts; its dialog is open first. */
  requested?: SendablePost;
  onSend: (post: SendablePost) => void;
  /** Loads older posts. */
  onMore: () => void;
  links: { newsletter: string };
}

/** Subscribers of the newsletter, and the posts that can be sent to them, for editors and administrators. */
export function StaffNewsletterScreen({ links, ...body }: StaffNewsletterScreenProps) {
  return (
    <Page
      title="Newsletter"
      lead="Send a published post to everyone who has subscribed."
      sign="carry"
      width="wide"
    >
      <ListLayout>
        <div>
          <Link variant="standalone" href={links.newsletter}>
            View the sign-up page
          </Link>
        </div>
        <Body {...body} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, ...posts }: Omit<StaffNewsletterScreenProps, 'links'>) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The newsletter" />;
  if (state.kind === 'off')
    return (
      <EmptyState word="carry" title="The newsletter is off.">
        This site is public, but its emails do not leave this server. Readers can subscribe once the setting
        SMTP_URL names a mail server.
      </EmptyState>
    );
  return <SendablePosts state={state} {...posts} />;
}
