import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState, ListLoading, Page, SubmitButton } from '@paniscus/ui';
import { useWasSubmitted } from '../use-was-submitted';

export type ConfirmEmailState =
  | { kind: 'loading' }
  /** `email` is the new address. */
  | { kind: 'ready'; email: string }
  | { kind: 'submitting' }
  | { kind: 'failed'; message: string }
  /** Also for a link of another account. */
  | { kind: 'notFound' }
  /** Nothing is to be confirmed, for example because it has been; `email` is the address of the account. */
  | { kind: 'unneeded'; email: string | null }
  | { kind: 'done'; email: string };

interface ConfirmEmailScreenProps {
  state: ConfirmEmailState;
  /** Called to confirm the address of the link. */
  onConfirm: () => void;
  links: { account: string };
}

/** Confirms a new email address with the link from an email. A press is asked for, because mail programs open links. */
export function ConfirmEmailScreen({ state, onConfirm, links }: ConfirmEmailScreenProps) {
  return (
    <Page title="Confirm your email address" sign="key" width="form">
      <Body state={state} onConfirm={onConfirm} links={links} />
    </Page>
  );
}

function Body({ state, onConfirm, links }: ConfirmEmailScreenProps) {
  const takesFocus = useWasSubmitted(state.kind);
  const account = <Button href={links.account}>Your account</Button>;
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'notFound':
      return (
        <EmptyState word="question" title="This link does not work." action={account} takesFocus={takesFocus}>
          Each link works once, for 24 hours, and only for the account that requested it. You can send
          yourself a new one from your account page.
        </EmptyState>
      );
    case 'unneeded':
      return (
        <EmptyState word="good" title="There is no new address to confirm." action={account}>
          {state.email === null
            ? 'Your account has no email address.'
            : `Your email address is ${state.email}.`}
        </EmptyState>
      );
    case 'done':
      return (
        <EmptyState
          word="good"
          title="Your email address has been changed."
          action={account}
          takesFocus={takesFocus}
        >
          {`From now on, we will email you at ${state.email}. You sign in with the same username as before.`}
        </EmptyState>
      );
    default:
      return (
        <>
          {state.kind === 'failed' ? <Alert severity="error">{state.message}</Alert> : null}
          <Typography sx={{ mb: 3 }}>
            {state.kind === 'ready'
              ? `Confirm that ${state.email} is the new email address of your account.`
              : 'Confirm the new email address of your account.'}
          </Typography>
          <SubmitButton type="button" onClick={onConfirm} loading={state.kind === 'submitting'}>
            Confirm email address
          </SubmitButton>
        </>
      );
  }
}
