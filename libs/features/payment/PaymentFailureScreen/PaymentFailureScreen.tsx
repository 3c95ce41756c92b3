import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { organization } from '@paniscus/content';
import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import { breakBeforeDomain, EmptyState, ErrorState, Page } from '@paniscus/ui';

type PaymentFailureState =
  /** `error` is the site's message; `reason` the provider's, or whether the card was charged. */
  { kind: 'ready'; error?: string; reason?: string } | { kind: 'unknown' };

interface PaymentFailureScreenProps {
  state: PaymentFailureState;
  /** Label of the action that leads to `tryAgain`. */
  action?: string;
  /** The mailbox for what was to be paid: gifts or orders. */
  mailbox: 'info' | 'support';
  links: { home: string; tryAgain: string };
}

/** Shown when a payment failed, as far as is known; a direct visit shows that there is no payment. */
export function PaymentFailureScreen(props: PaymentFailureScreenProps) {
  const { state, action = 'Try again', links } = props;
  const message = 'Sorry, there was an issue processing your payment.';
  if (state.kind === 'unknown')
    return (
      <Page title="Payment Failed" lead={message}>
        <EmptyState
          word="question"
          title={PAYMENT_ERRORS.unknown}
          action={<Button href={links.home}>Back to the home page</Button>}
        >
          This page appears after a payment that did not go through. There is no failed payment to show.
        </EmptyState>
      </Page>
    );

  const mailbox = organization.mailboxes[props.mailbox];
  return (
    <Page title="Payment Failed" lead={message}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <ErrorState
          title={state.error ?? PAYMENT_ERRORS.unknown}
          message={state.reason ?? 'Please try again.'}
          action={
            <Button href={links.tryAgain} color="accent">
              {action}
            </Button>
          }
        />
        <Typography>
          If it keeps happening, write to us at{' '}
          <Link href={`mailto:${mailbox}`}>{breakBeforeDomain(mailbox)}</Link>.
        </Typography>
      </Stack>
    </Page>
  );
}
