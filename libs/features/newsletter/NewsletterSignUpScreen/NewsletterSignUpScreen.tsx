import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { FieldLayout, Page } from '@paniscus/ui';

export type NewsletterSignUpState =
  | { kind: 'ready' }
  /** The site cannot send emails yet. */
  | { kind: 'off' }
  /** Shown for every address, so that it does not reveal who has subscribed. */
  | { kind: 'sent'; email: string }
  | { kind: 'failed'; email: string; message: string };

interface NewsletterSignUpScreenProps {
  state: NewsletterSignUpState;
  links: { newsletter: string; posts: string; privacyPolicy: string };
}

const FIELD = 'newsletter-email';

/** Asks for an email address in a plain form, which the browser posts to the page. */
export function NewsletterSignUpScreen({ state, links }: NewsletterSignUpScreenProps) {
  return (
    <Page
      title="Newsletter"
      lead={`News about bonobos and ${organization.name}, by email, whenever there is something to share.`}
      sign="carry"
      width="form"
    >
      <Body state={state} links={links} />
    </Page>
  );
}

function Body({ state, links }: NewsletterSignUpScreenProps) {
  switch (state.kind) {
    case 'off':
      return <NotYet postsHref={links.posts} />;
    case 'sent':
      return <CheckYourEmail email={state.email} again={links.newsletter} />;
    default:
      return <SignUpForm state={state} links={links} />;
  }
}

function NotYet({ postsHref }: { postsHref: string }) {
  return (
    <Stack spacing={3}>
      <Typography>
        You cannot subscribe yet: this site does not send emails. Our news is on the site as well.
      </Typography>
      <Link variant="standalone" href={postsHref}>
        Read the posts
      </Link>
    </Stack>
  );
}

type SignUpFormProps = NewsletterSignUpScreenProps & {
  state: Exclude<NewsletterSignUpState, { kind: 'off' | 'sent' }>;
};

function SignUpForm({ state, links }: SignUpFormProps) {
  const [email, error] = state.kind === 'failed' ? [state.email, state.message] : ['', undefined];
  return (
    <Stack component="form" method="post" action={links.newsletter} aria-label="Newsletter" spacing={3}>
      <FieldLayout id={FIELD} label="Email" errorText={error} required fullWidth>
        <OutlinedInput
          id={FIELD}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          inputProps={{
            maxLength: 254,
            inputMode: 'email',
            'aria-describedby': error === undefined ? undefined : `${FIELD}-error`,
            'aria-invalid': error !== undefined,
          }}
        />
      </FieldLayout>
      <Button type="submit">Subscribe</Button>
      <Typography>
        We will ask you to confirm your address. We use it for nothing else, and we delete it when you
        unsubscribe. See our <Link href={links.privacyPolicy}>privacy policy</Link>.
      </Typography>
    </Stack>
  );
}

function CheckYourEmail({ email, again }: { email: string; again: string }) {
  return (
    <Stack spacing={3}>
      <Alert severity="success" role="status">
        <AlertTitle>Check your email</AlertTitle>
        {`We sent a link to ${email}. Open it to confirm your subscription. If you are already subscribed, nothing changes and you will not get an email.`}
      </Alert>
      <Typography>
        Don’t see it after a few minutes? Check your spam folder, or{' '}
        <Link href={again}>enter your address again</Link>.
      </Typography>
    </Stack>
  );
}
