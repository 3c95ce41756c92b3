import Link from '@mui/material/Link';
import { ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { SendablePosts } from './SendablePosts';
import type { SendablePost, StaffNewsletterState } from './staff-newsletter.types';

interface StaffNewsletterScreenProps {
  state: StaffNewsletterState;
  onSend: (post: SendablePost) => void;
  links: { newsletter: string };
}

/** Subscribers of the newsletter, and the posts that can be sent to them, for editors and administrators. */
export function StaffNewsletterScreen({ state, onSend, links }: StaffNewsletterScreenProps) {
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
        <Body state={state} onSend={onSend} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, onSend }: Omit<StaffNewsletterScreenProps, 'links'>) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The newsletter" />;
  return <SendablePosts state={state} onSend={onSend} />;
}
