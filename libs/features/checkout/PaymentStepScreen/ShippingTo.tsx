import { styled } from '@mui/material/styles';
import { joinedAddress } from '@paniscus/domain/checkout';
import type { ShippingForm } from '@paniscus/domain/checkout';
import { HiddenText } from '@paniscus/ui';

const Note = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: spacing(3),
  alignItems: 'center',
  marginTop: spacing(2.5),
  paddingTop: spacing(1.5),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  '& > h2': { ...typography.subtitle2, color: vars.palette.text.primary },
  '& > p': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: measures.touchTarget },
}));

interface ShippingToProps {
  shipping: ShippingForm;
  links: { shippingStep: string };
}

export function ShippingTo({ shipping, links }: ShippingToProps) {
  return (
    <Note>
      <h2>Ship to</h2>
      <a href={links.shippingStep}>
        Change<HiddenText> the shipping address</HiddenText>
      </a>
      <p>{`${shipping.firstName.trim()} ${shipping.lastName.trim()}, ${joinedAddress(shipping)}`}</p>
      <p>{shipping.email.trim()}</p>
    </Note>
  );
}
