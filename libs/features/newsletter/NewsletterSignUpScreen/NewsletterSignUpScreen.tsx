import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import type { NewsletterSignUp } from '@paniscus/domain/newsletter';
import { FocusedAlert, Page } from '@paniscus/ui';
import { SignUpForm } from './SignUpForm';

export type NewsletterSignUpState =
  | { kind: 'ready' }
  | { kind: 'processing' }
  /** The site cannot send emails yet. */
  | { kind: 'off' }
  /** Shown for every address, so that it does not reveal who has subscribed. */
  | { kind: 'sent' }
  | { kind: 'failed'; message: string };

interface NewsletterSignUpScreenProps {
  state: NewsletterSignUpState;
  /** What was entered before, such as in a form that was posted without JavaScript. */
  values?: NewsletterSignUp;
  /** Whether the state follows a press on this page, so that a result takes the focus of what was pressed. */
  isAnswer?: boolean;
  /** Called with the validated address. */
  onSubscribe: (request: NewsletterSignUp) => void;
  links: { newsletter: string; posts: string; privacyPolicy: string };
}

const EMPTY: NewsletterSignUp = { email: '' };

/** Asks for an email address, and says what comes next. */
export function NewsletterSignUpScreen(props: NewsletterSignUpScreenProps) {
  return (
    <Page
      title="Newsletter"
      lead={`News about bonobos and ${organization.name}, by email, whenever there is something to share.`}
      sign="carry"
      width="form"
    >
      <Body {...props} />
    </Page>
  );
}

function Body(props: NewsletterSignUpScreenProps) {
  const { state, values = EMPTY, isAnswer = false, onSubscribe, links } = props;
  if (state.kind === 'off') return <NotYet postsHref={links.posts} />;
  if (state.kind === 'sent')
    return <CheckYourEmail email={values.email} isAnswer={isAnswer} again={links.newsletter} />;
  return (
    <SignUpForm
      {...{ values, onSubscribe, links }}
      error={state.kind === 'failed' ? state.message : undefined}
      isProcessing={state.kind === 'processing'}
    />
  );
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

interface CheckYourEmailProps {
  email: string;
  isAnswer: boolean;
  again: string;
}

function CheckYourEmail({ email, isAnswer, again }: CheckYourEmailProps) {
  return (
    <Stack spacing={3}>
      <FocusedAlert takesFocus={isAnswer} severity="success" role="status">
        <AlertTitle>Check your email</AlertTitle>
        {`If ${email} is not subscribed yet, a link is on its way. Open it to confirm your subscription.`}
      </FocusedAlert>
      <Typography>
        Don’t see it after a few minutes? Check your spam folder, or{' '}
        <Link href={again}>enter your address again</Link>.
      </Typography>
    </Stack>
  );
}
