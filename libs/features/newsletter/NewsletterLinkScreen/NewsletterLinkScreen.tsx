import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { Page } from '@paniscus/ui';

export type NewsletterLinkState =
  | { kind: 'pending'; email: string }
  | { kind: 'confirmed'; email: string }
  | { kind: 'subscribed'; email: string }
  | { kind: 'unsubscribed' }
  /** The link is wrong, too old, or the address was unsubscribed before. */
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Headings of the page, which are also its titles in the browser. */
export const NEWSLETTER_LINK_TITLES: Record<NewsletterLinkState['kind'], string> = {
  pending: 'Confirm your subscription',
  confirmed: 'You are subscribed',
  subscribed: 'Your subscription',
  unsubscribed: 'You have unsubscribed',
  unknown: 'Not subscribed',
  failed: 'Newsletter',
};

interface NewsletterLinkScreenProps {
  state: NewsletterLinkState;
  links: { home: string; newsletter: string };
}

/**
 * The page that the links in newsletter emails lead to. Opening it changes nothing, because mail programs open links to check
 * them; its plain forms post to it.
 */
export function NewsletterLinkScreen({ state, links }: NewsletterLinkScreenProps) {
  return (
    <Page title={NEWSLETTER_LINK_TITLES[state.kind]} sign="carry" width="form">
      <Stack spacing={3}>
        <Body state={state} links={links} />
      </Stack>
    </Page>
  );
}

function Body({ state, links }: NewsletterLinkScreenProps) {
  switch (state.kind) {
    case 'pending':
      return (
        <>
          <Typography>{`Send news from ${organization.name} to ${state.email}?`}</Typography>
          <PostButton intent="confirm" label="Confirm my subscription" />
        </>
      );
    case 'confirmed':
      return (
        <>
          <Typography>{`We will send our next news to ${state.email}. Every email has an unsubscribe link.`}</Typography>
          <Link variant="standalone" href={links.home}>
            Back to the home page
          </Link>
        </>
      );
    case 'subscribed':
      return (
        <>
          <Typography>{`We send news from ${organization.name} to ${state.email}.`}</Typography>
          <PostButton intent="unsubscribe" label="Unsubscribe" />
        </>
      );
    case 'failed':
      return (
        <>
          <Typography>
            We could not look this up. Nothing has changed. Please reload the page in a few minutes.
          </Typography>
        </>
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
    <>
      <Typography>{text}</Typography>
      <Link variant="standalone" href={links.newsletter}>
        Subscribe again
      </Link>
    </>
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
