import { styled } from '@mui/material/styles';

export const YearPrintView = styled('article')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  padding: `clamp(${spacing(2)}, 4vw, ${spacing(5)})`,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& > address': { ...typography.body2, display: 'grid', fontStyle: 'normal' },
  '& > address > span': { ...typography.caption, color: vars.palette.text.secondary },
  '& > div': { ...typography.body2, display: 'grid', gap: spacing(1.5) },
  '@media print': {
    gap: spacing(3),
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '&, & *': { color: 'CanvasText' },
  },
}));
