import Button from '@mui/material/Button';
import { EmptyState, Page } from '@paniscus/ui';

type AdminOnlyScreenProps = {
  /** Whom the page is for. */
  title?: string;
  links: { staffPosts: string };
};

/** Shown when staff open a page that their role does not include. */
export function AdminOnlyScreen({ title = 'For administrators', links }: AdminOnlyScreenProps) {
  return (
    <Page title={title} sign="key" width="form">
      <EmptyState
        word="key"
        title="Your account cannot open this page."
        action={<Button href={links.staffPosts}>Go to posts</Button>}
      >
        If you need access, ask an administrator. There is nothing wrong with your account.
      </EmptyState>
    </Page>
  );
}
