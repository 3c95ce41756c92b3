import Stack from '@mui/material/Stack';
import { organization } from '@paniscus/content';
import { PAYMENT_ERRORS } from '@paniscus/domain/payment';
import { Button, EmptyState, ErrorState, Page } from '@paniscus/ui';

type PaymentFailureState =
  /** `error` is the site's message, `reason` the provider's. */
  { kind: 'ready'; error?: string; reason?: string } | { kind: 'unknown' };

interface PaymentFailureScreenProps {
  state: PaymentFailureState;
  links: { home: string; tryAgain: string };
}

/** Shown when no response arrived, because the payment may have succeeded. */
const UNSURE =
  'We did not hear that the payment went through. If a receipt comes by email, it did after all.';

/** Shown when a payment failed, as far as is known; a direct visit shows that there is no payment. */
export function PaymentFailureScreen({ state, links }: PaymentFailureScreenProps) {
  const message = 'Sorry, there was an issue processing your payment.';
  if (state.kind === 'unknown')
    return (
      <Page title="Payment Failed" lead={message}>
        <EmptyState
          word="question"
          title={PAYMENT_ERRORS.unknown}
          action={<Button href={links.home}>Return to Home</Button>}
        >
          This page is shown right after a payment that did not go through; there was none just now.
        </EmptyState>
      </Page>
    );

  const { info } = organization.mailboxes;
  return (
    <Page title="Payment Failed" lead={message}>
      <Stack spacing={3} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <ErrorState
          title={state.error ?? PAYMENT_ERRORS.unknown}
          message={state.reason ?? UNSURE}
          action={
            <Button href={links.tryAgain} look="accent">
              Try again
            </Button>
          }
        />
        <p>
          If it keeps happening, write to us at <a href={`mailto:${info}`}>{info}</a>.
        </p>
      </Stack>
    </Page>
  );
}
