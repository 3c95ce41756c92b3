import { styled } from '@mui/material/styles';
import { donationContent, paymentContent } from '@paniscus/content';

const Print = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'grid',
  gap: spacing(1),
  paddingTop: spacing(2),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
}));

export function FinePrint({ links }: { links: { privacyPolicy: string } }) {
  return (
    <Print>
      <p>{donationContent.deduction}</p>
      <p>
        {paymentContent.cardSafety} <a href={links.privacyPolicy}>Privacy policy</a>
      </p>
    </Print>
  );
}
