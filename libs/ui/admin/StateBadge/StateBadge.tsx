import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type BadgeTone = 'info' | 'success' | 'warning' | 'error';

interface StateBadgeProps {
  tone: BadgeTone;
  children: ReactNode;
}

const Badge = styled('span')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
  padding: spacing(0.25, 1.25),
  fontWeight: 600,
  lineHeight: 1.6,
  textTransform: 'none',
  whiteSpace: 'nowrap',
  border: `${measures.hairline} solid currentcolor`,
  borderRadius: measures.tileRadius,
  ...Object.fromEntries(
    Object.entries(vars.palette.tone).map(([tone, { text, ground }]) => [
      `&[data-tone="${tone}"]`,
      { color: text, backgroundColor: ground },
    ]),
  ),
  // Each tone has its own shape, so that it does not depend on color: ring, square, half, diamond.
  '&::before': { content: '""', flex: 'none', width: '0.6rem', height: '0.6rem', border: '2px solid' },
  '&[data-tone="info"]::before': { borderRadius: '50%' },
  '&[data-tone="success"]::before': { backgroundColor: 'currentcolor' },
  '&[data-tone="warning"]::before': { borderTopColor: 'transparent', borderRightColor: 'transparent' },
  '&[data-tone="error"]::before': { backgroundColor: 'currentcolor', transform: 'rotate(45deg)' },
}));

export function StateBadge({ tone, children }: StateBadgeProps) {
  return <Badge data-tone={tone}>{children}</Badge>;
}
