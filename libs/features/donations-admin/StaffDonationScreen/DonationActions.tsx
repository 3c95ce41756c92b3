import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { toUuidV4 } from '@paniscus/domain/ids';
import { formatDollars } from '@paniscus/domain/money';
import { parseRefundAmount } from '@paniscus/domain/orders';
import { validateCorrection } from '@paniscus/domain/payment';
import { isErased } from '@paniscus/domain/personal-data';
import {
  AttentionAlert,
  DisputeAlert,
  EmailCorrection,
  ProcessingBackdrop,
  RefundAction,
  SubmitButton,
} from '@paniscus/ui';
import type { ReadyDonation, StaffDonationScreenProps } from './staff-donation-screen.types';

type DonationActionsProps = Pick<
  StaffDonationScreenProps,
  'onResolve' | 'onResend' | 'onRefund' | 'onCorrect'
> & {
  state: ReadyDonation;
};

/** What staff can do with a donation, and how the last action ended. */
export function DonationActions({ state, onResolve, onResend, onRefund, onCorrect }: DonationActionsProps) {
  const { donation } = state;
  const running = state.kind === 'processing' ? state.action : undefined;
  return (
    <Stack spacing={3} sx={{ mb: 6 }}>
      <DisputeAlert dispute={donation.dispute} />
      <AttentionAlert
        title="This donation needs attention"
        reason={donation.attention}
        isResolving={running === 'resolve'}
        disabled={running !== undefined}
        onResolve={() => onResolve({ attention: donation.attention ?? '' })}
      />
      {state.kind === 'refused' ? <Alert severity="error">{state.message}</Alert> : null}
      {state.kind === 'ready' && state.done !== undefined ? (
        <Alert severity="success" role="status">
          {state.done}
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {donation.state === 'succeeded' && !isErased(donation) ? (
          <SubmitButton
            type="button"
            variant="outlined"
            color="inherit"
            onClick={onResend}
            loading={running === 'resend'}
            disabled={running !== undefined}
          >
            Resend receipt
          </SubmitButton>
        ) : null}
        {donation.refused_emails.map((refused) => (
          <EmailCorrection
            key={refused}
            refused={refused}
            validate={(typed) => validateCorrection(refused, typed)}
            isProcessing={running === 'correct'}
            message={state.kind === 'refused' && state.action === 'correct' ? state.message : undefined}
            onCorrect={(email) => onCorrect({ refused_email: refused, email })}
          />
        ))}
        <DonationRefund state={state} onRefund={onRefund} />
      </Stack>
      <ProcessingBackdrop open={running === 'resolve' || running === 'resend'} label="Processing..." />
    </Stack>
  );
}

function DonationRefund({ state, onRefund }: Pick<DonationActionsProps, 'state' | 'onRefund'>) {
  const { donation } = state;
  if (donation.refundable_cents === 0) return null;
  return (
    <RefundAction
      key={donation.id}
      refunds={donation.refunds}
      refundableCents={donation.refundable_cents}
      payerLabel="the donor’s payment method"
      parseAmount={(typed) => parseRefundAmount(typed, donation.refundable_cents)}
      format={formatDollars}
      isDisputed={donation.dispute !== null}
      newId={() => toUuidV4(crypto.getRandomValues(new Uint8Array(16)))}
      isProcessing={state.kind === 'processing' && state.action === 'refund'}
      message={state.kind === 'refused' && state.action === 'refund' ? state.message : undefined}
      onRefund={onRefund}
    />
  );
}
