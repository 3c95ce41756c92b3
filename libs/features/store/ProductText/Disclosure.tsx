import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Fold = styled('details')(({ theme: { measures, spacing, typography, vars } }) => ({
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `${measures.hairline} solid ${vars.palette.divider}` },
  '& > summary': {
    ...typography.h5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(2),
    minHeight: '3.5rem',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+" / ""',
      fontSize: '1.5rem',
      lineHeight: 1,
      color: vars.palette.text.secondary,
    },
  },
  '&[open] > summary::after': { content: '"\\2212" / ""' },
  '& > div': { ...typography.body2, display: 'grid', gap: spacing(1.5), paddingBottom: spacing(3) },
}));

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold>
      <summary>{title}</summary>
      <div>{children}</div>
    </Fold>
  );
}
