import { styled } from '@mui/material/styles';
import { Page } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { StepMarker } from './StepMarker';

interface CheckoutLayoutProps {
  step: 'shipping' | 'payment';
  /** Order summary: beside the form on wide screens, above it on phones. */
  summary: ReactNode;
  children: ReactNode;
  shippingHref?: string;
}

const TITLES = { shipping: 'Shipping', payment: 'Payment' } as const;

const Columns = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  gap: `calc(${measures.section} * 0.75)`,
  maxWidth: measures.form,
  '& > aside': {
    paddingBottom: spacing(5),
    borderBottom: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  [`@media (min-width: ${measures.barFrom}px)`]: {
    gridTemplateColumns: `minmax(20rem, 1fr) minmax(0, ${measures.form})`,
    maxWidth: 'none',
    '& > aside': {
      paddingRight: `calc(${measures.section} * 0.75)`,
      paddingBottom: 0,
      borderBottom: 0,
      borderRight: `${measures.hairline} solid ${vars.palette.divider}`,
    },
    '& > aside > div': { position: 'sticky', top: `calc(${measures.bar} + ${spacing(4)})` },
  },
}));

export function CheckoutLayout({ step, summary, children, shippingHref }: CheckoutLayoutProps) {
  return (
    <Page
      title={TITLES[step]}
      label={<StepMarker step={step} shippingHref={shippingHref} />}
      mark="carry"
      width="wide"
    >
      <Columns>
        <aside aria-label="Your order">
          <div>{summary}</div>
        </aside>
        <div>{children}</div>
      </Columns>
    </Page>
  );
}
