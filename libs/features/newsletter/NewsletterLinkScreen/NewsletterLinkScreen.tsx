import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';

export type NewsletterLinkState =
  | { kind: 'pending'; email: string }
  | { kind: 'confirmed'; email: string }
  | { kind: 'subscribed'; email: string }
  | { kind: 'unsubscribed' }
  /** The link is wrong, too old, or the address was unsubscribed before. */
  | { kind: 'unknown' }
  | { kind: 'failed' };

interface NewsletterLinkScreenProps {
  state: NewsletterLinkState;
  links: { home: string; newsletter: string };
}

/**
 * The page that the links in newsletter emails lead to. Opening it changes nothing, because mail programs open links to check
 * them; its plain forms post to it.
 */
export function NewsletterLinkScreen({ state, links }: NewsletterLinkScreenProps) {
  switch (state.kind) {
    case 'pending':
      return (
        <LinkPage title="Confirm your subscription">
          <Typography>{`Send news from ${organization.name} to ${state.email}?`}</Typography>
          <PostButton intent="confirm" label="Confirm my subscription" />
        </LinkPage>
      );
    case 'confirmed':
      return (
        <LinkPage title="You are subscribed">
          <Typography>{`We will send our next news to ${state.email}. Every email has an unsubscribe link.`}</Typography>
          <Link variant="standalone" href={links.home}>
            Go to the home page
          </Link>
        </LinkPage>
      );
    case 'subscribed':
      return (
        <LinkPage title="Your subscription">
          <Typography>{`We send news from ${organization.name} to ${state.email}.`}</Typography>
          <PostButton intent="unsubscribe" label="Unsubscribe" />
        </LinkPage>
      );
    case 'failed':
      return (
        <LinkPage title="Newsletter">
          <Typography>
            We could not look this up. Nothing has changed. Please reload the page in a few minutes.
          </Typography>
        </LinkPage>
      );
    default:
      return <NotSubscribed state={state} links={links} />;
  }
}

function NotSubscribed({ state, links }: NewsletterLinkScreenProps) {
  const text =
    state.kind === 'unsubscribed'
      ? 'We deleted your address and will not send you the newsletter again.'
      : 'This link does not work. The address is no longer subscribed, it was not confirmed within seven days, or part of the link is missing.';
  return (
    <LinkPage title={state.kind === 'unsubscribed' ? 'You have unsubscribed' : 'Not subscribed'}>
      <Typography>{text}</Typography>
      <Link variant="standalone" href={links.newsletter}>
        Subscribe again
      </Link>
    </LinkPage>
  );
}

function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} sign="carry" width="form">
      <Stack spacing={3}>{children}</Stack>
    </Page>
  );
}

/** Without an action, the browser posts to the URL of the page, which holds the token. */
function PostButton({ intent, label }: { intent: 'confirm' | 'unsubscribe'; label: string }) {
  const look = intent === 'confirm' ? {} : ({ variant: 'outlined', color: 'inherit' } as const);
  return (
    <form method="post">
      <Button type="submit" name="intent" value={intent} {...look}>
        {label}
      </Button>
    </form>
  );
}
