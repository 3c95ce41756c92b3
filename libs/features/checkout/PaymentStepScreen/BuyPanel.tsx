import { styled } from '@mui/material/styles';
import { paymentContent } from '@paniscus/content';
import { computeTotals } from '@paniscus/domain/checkout';
import type { CheckoutData } from '@paniscus/domain/checkout';
import { formatDollars } from '@paniscus/domain/money';
import { Button, SumTable } from '@paniscus/ui';
import { useEffect, useRef } from 'react';
import { ChangedTotals } from './ChangedTotals';
import type { PaymentStepState } from './payment-step-screen.types';

interface BuyPanelProps {
  state: PaymentStepState;
  data: CheckoutData;
  onAcceptChange: () => void;
  links: { privacyPolicy: string };
}

const Panel = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  paddingTop: spacing(3),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '&:focus': { outline: 'none' },
  '& > p': { ...typography.caption, color: vars.palette.text.secondary },
}));

/** Returns a ref that receives focus after the buyer accepts changed totals, because the accept button disappears. */
function usePlaceAfterChange(isChanged: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    if (wasChanged.current && !isChanged) place.current?.focus();
    wasChanged.current = isChanged;
  }, [isChanged]);
  return place;
}

/** Total and pay button, or the changed totals that must be accepted first. */
export function BuyPanel({ state, data, onAcceptChange, links }: BuyPanelProps) {
  const place = usePlaceAfterChange(state.kind === 'changed');
  if (state.kind === 'changed')
    return <ChangedTotals before={state.before} after={state.after} onAccept={onAcceptChange} />;
  const { totalCents } = computeTotals(data.cart, data.shippingCents, data.taxCents);
  return (
    <Panel ref={place} role="group" aria-label="To pay now" tabIndex={-1}>
      <SumTable rows={[{ label: 'To pay now', amount: formatDollars(totalCents), isTotal: true }]} />
      <Button type="submit" look="accent" isWide isProcessing={state.kind === 'processing'}>
        Buy Now
      </Button>
      <p>
        {paymentContent.cardSafety} <a href={links.privacyPolicy}>Privacy policy</a>
      </p>
    </Panel>
  );
}
