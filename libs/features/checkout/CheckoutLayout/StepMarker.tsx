import { styled } from '@mui/material/styles';
import { HiddenText } from '@paniscus/ui';

const Steps = styled('ol')(({ theme: { measures, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', minHeight: measures.touchTarget },
  '& > li[aria-current]': {
    color: vars.palette.text.primary,
    boxShadow: `inset 0 -2px 0 ${vars.palette.primary.main}`,
  },
  '& a': { color: 'inherit' },
}));

interface StepMarkerProps {
  step: 'shipping' | 'payment';
  /** Link back to step 1; set in step 2. */
  shippingHref?: string;
}

const shipping = (
  <span>
    1<HiddenText> of 2</HiddenText> Shipping
  </span>
);
const payment = (
  <span>
    2<HiddenText> of 2</HiddenText> Payment
  </span>
);

export function StepMarker({ step, shippingHref }: StepMarkerProps) {
  const isFirst = step === 'shipping';
  return (
    <Steps role="list" aria-label="Steps of the checkout">
      <li aria-current={isFirst ? 'step' : undefined}>
        {shippingHref === undefined ? shipping : <a href={shippingHref}>{shipping}</a>}
      </li>
      <li aria-current={isFirst ? undefined : 'step'}>{payment}</li>
    </Steps>
  );
}
