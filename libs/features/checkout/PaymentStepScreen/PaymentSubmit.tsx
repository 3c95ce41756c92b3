import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paymentContent } from '@paniscus/content';
import { computeTotals } from '@paniscus/domain/checkout';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import { SubmitButton, SumTable } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { LazyChangedTotals } from './payment-parts.lazy';
import type { PaymentStepState } from './payment-step-screen.types';

interface PaymentSubmitProps {
  state: PaymentStepState;
  data: CheckoutData;
  onAcceptChange: () => void;
  links: { privacyPolicy: string };
}

const Group = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  paddingTop: spacing(3),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
}));

/** Returns a ref that receives focus after the buyer accepts changed totals, because the accept button disappears. */
function useFocusAfterAcceptance(isChanged: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    if (wasChanged.current && !isChanged) ref.current?.focus();
    wasChanged.current = isChanged;
  }, [isChanged]);
  return ref;
}

/** Total and pay button, or the changed totals that must be accepted first. */
export function PaymentSubmit({ state, data, onAcceptChange, links }: PaymentSubmitProps) {
  const ref = useFocusAfterAcceptance(state.kind === 'changed');
  if (state.kind === 'changed')
    return <LazyChangedTotals before={state.before} after={state.after} onAccept={onAcceptChange} />;
  const { totalCents } = computeTotals(data);
  return (
    <Group ref={ref} role="group" aria-label="Total due" tabIndex={-1} spacing={2}>
      <SumTable rows={[{ label: 'Total due', amount: formatDollars(totalCents), isTotal: true }]} />
      <SubmitButton color="accent" fullWidth loading={state.kind === 'processing'}>
        Buy Now
      </SubmitButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {paymentContent.cardSafety} <Link href={links.privacyPolicy}>Privacy policy</Link>
      </Typography>
    </Group>
  );
}
