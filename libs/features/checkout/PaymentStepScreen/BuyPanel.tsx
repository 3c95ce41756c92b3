import { styled } from '@mui/material/styles';
import { paymentContent } from '@paniscus/content';
import { formatDollars, totalsOf } from '@paniscus/domain';
import type { CheckoutData } from '@paniscus/domain';
import { Button, SumTable } from '@paniscus/ui';
import { ChangedTotals } from './ChangedTotals';
import type { PaymentStepState } from './PaymentStepScreen';

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
  '& > p': { ...typography.caption, color: vars.palette.text.secondary },
}));

/** The sum once more, under the thumb, and the button that pays it, or what to agree to first. */
export function BuyPanel({ state, data, onAcceptChange, links }: BuyPanelProps) {
  if (state.kind === 'changed')
    return <ChangedTotals before={state.before} after={state.after} onAccept={onAcceptChange} />;
  const { totalCents } = totalsOf(data.cart, data.shippingCents, data.taxCents);
  return (
    <Panel>
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
