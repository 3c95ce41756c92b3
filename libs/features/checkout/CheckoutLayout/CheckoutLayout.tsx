import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { CheckoutSteps } from './CheckoutSteps';

interface CheckoutLayoutProps {
  step: 'shipping' | 'payment';
  /** Order summary: beside the form on wide screens, above it on phones. */
  summary: ReactNode;
  children: ReactNode;
  shippingHref?: string;
}

const TITLES = { shipping: 'Shipping', payment: 'Payment' } as const;

const Columns = styled(Box)(({ theme: { breakpoints, layout } }) => ({
  display: 'grid',
  gap: `calc(${layout.section} * 0.75)`,
  maxWidth: layout.formWidth,
  [breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(min(20rem, 40%), 1fr) minmax(0, ${layout.formWidth})`,
    maxWidth: 'none',
  },
}));

const Aside = styled(Box)(({ theme: { breakpoints, layout, spacing, vars } }) => ({
  paddingBottom: spacing(5),
  borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: {
    paddingRight: `calc(${layout.section} * 0.75)`,
    paddingBottom: 0,
    borderBottom: 0,
    borderRight: `${layout.hairline} solid ${vars.palette.divider}`,
  },
})) as typeof Box;

const Sticky = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: `calc(${layout.appBarHeight} + ${spacing(4)})` },
}));

export function CheckoutLayout({ step, summary, children, shippingHref }: CheckoutLayoutProps) {
  return (
    <Page
      title={TITLES[step]}
      overline={<CheckoutSteps step={step} shippingHref={shippingHref} />}
      sign="carry"
      width="wide"
    >
      <Columns>
        <Aside component="aside" aria-label="Your order">
          <Sticky>{summary}</Sticky>
        </Aside>
        <Box>{children}</Box>
      </Columns>
    </Page>
  );
}
