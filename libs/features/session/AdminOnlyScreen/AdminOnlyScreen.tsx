import { Button, EmptyState, Page } from '@paniscus/ui';

type AdminOnlyScreenProps = { links: { staffPosts: string } };

/** Shown when staff without administrator rights open a page for administrators. */
export function AdminOnlyScreen({ links }: AdminOnlyScreenProps) {
  return (
    <Page title="For administrators" mark="key" width="form">
      <EmptyState
        word="key"
        title="Your account may write posts, and not see this page."
        action={<Button href={links.staffPosts}>To the posts</Button>}
      >
        If you need it, an administrator can give you the role. Nothing is wrong with your account.
      </EmptyState>
    </Page>
  );
}
