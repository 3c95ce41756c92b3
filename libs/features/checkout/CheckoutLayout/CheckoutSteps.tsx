import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@paniscus/ui';

interface CheckoutStepsProps {
  /** The current step. */
  step: 'shipping' | 'payment';
  /** Link back to step 1; set in step 2. */
  shippingHref?: string;
}

const Steps = styled(List)(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5, 3),
})) as typeof List;

const Step = styled(Box)(({ theme: { layout, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.touchTarget,
  '&[aria-current]': {
    color: vars.palette.text.primary,
    boxShadow: `inset 0 calc(-1 * ${layout.selectionRing}) 0 ${vars.palette.primary.main}`,
    '@media (forced-colors: active)': { borderBottom: '3px solid Highlight' },
  },
})) as typeof Box;

const shipping = (
  <span>
    1<VisuallyHidden> of 2</VisuallyHidden> Shipping
  </span>
);
const payment = (
  <span>
    2<VisuallyHidden> of 2</VisuallyHidden> Payment
  </span>
);

export function CheckoutSteps({ step, shippingHref }: CheckoutStepsProps) {
  const isFirst = step === 'shipping';
  return (
    <Steps component="ol" role="list" aria-label="Checkout steps">
      <Step component="li" aria-current={isFirst ? 'step' : undefined}>
        {shippingHref === undefined ? (
          shipping
        ) : (
          <Link href={shippingHref} color="inherit">
            {shipping}
          </Link>
        )}
      </Step>
      <Step component="li" aria-current={isFirst ? undefined : 'step'}>
        {payment}
      </Step>
    </Steps>
  );
}
