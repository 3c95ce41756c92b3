import { styled } from '@mui/material/styles';

export const Sheet = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  minWidth: 0,
  '& p': { ...typography.body2, margin: 0 },
  '& > p': { color: vars.palette.text.secondary },
  '& h3': { ...typography.subtitle2, margin: 0 },
  '& ul': { ...typography.body2, margin: 0, paddingInlineStart: spacing(2.5), overflowWrap: 'anywhere' },
  '& label': { ...typography.subtitle2 },
  '& [data-part="file"]': { display: 'grid', gap: spacing(0.75) },
  '& input[type="file"]': {
    ...typography.body2,
    width: '100%',
    minHeight: measures.control,
    padding: spacing(1.25),
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
    color: vars.palette.text.primary,
  },
}));
