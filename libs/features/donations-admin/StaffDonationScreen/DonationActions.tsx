import { styled } from '@mui/material/styles';
import { uuidFrom } from '@paniscus/domain/ids';
import { formatDollars } from '@paniscus/domain/money';
import { refundSumFrom } from '@paniscus/domain/orders';
import { Alert, Button, RefundAction, SpinnerOverlay } from '@paniscus/ui';
import type { DonationAction, ShownDonation, StaffDonationScreenProps } from './staff-donation-screen.types';

type DonationActionsProps = Pick<StaffDonationScreenProps, 'onResolve' | 'onResend' | 'onRefund'> & {
  state: ShownDonation;
};

const Stack = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  marginBottom: spacing(6),
}));
const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2),
  '&:empty': { display: 'none' },
}));

export function DonationActions({ state, onResolve, onResend, onRefund }: DonationActionsProps) {
  const { donation } = state;
  const running = state.kind === 'processing' ? state.action : undefined;
  const refusal = state.kind === 'refused' ? state : undefined;
  return (
    <Stack>
      <Attention attention={donation.attention} running={running} onResolve={onResolve} />
      {refusal === undefined ? null : <Alert kind="error">{refusal.message}</Alert>}
      {state.kind === 'ready' && state.done !== undefined ? <Alert kind="success">{state.done}</Alert> : null}
      <Row>
        {donation.state === 'succeeded' ? (
          <Button
            look="plain"
            onClick={onResend}
            isProcessing={running === 'resend'}
            isDisabled={running !== undefined}
          >
            Resend receipt
          </Button>
        ) : null}
        {donation.refundable_cents === 0 ? null : (
          <RefundAction
            key={`${donation.id}/${donation.refunds.length}`}
            refundableCents={donation.refundable_cents}
            whose="the donor's card"
            getSum={(typed) => refundSumFrom(typed, donation.refundable_cents)}
            format={formatDollars}
            newId={() => uuidFrom(crypto.getRandomValues(new Uint8Array(16)))}
            isProcessing={running === 'refund'}
            message={refusal?.action === 'refund' ? refusal.message : undefined}
            onRefund={onRefund}
          />
        )}
      </Row>
      <SpinnerOverlay isShown={running === 'resolve' || running === 'resend'} label="Processing..." />
    </Stack>
  );
}

interface AttentionProps {
  attention: string | null;
  running: DonationAction | undefined;
  onResolve: () => void;
}

function Attention({ attention, running, onResolve }: AttentionProps) {
  if (attention === null) return null;
  const done = (
    <Button
      look="plain"
      onClick={onResolve}
      isProcessing={running === 'resolve'}
      isDisabled={running !== undefined}
    >
      Done
    </Button>
  );
  return (
    <Alert kind="warning" title="This donation needs you" action={done}>
      {attention}
    </Alert>
  );
}
