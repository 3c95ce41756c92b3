import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

const box = ({ measures, vars }: Theme): CSSObject => ({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  color: vars.palette.primary.contrastText,
  backgroundColor: vars.palette.background.paper,
  border: `${measures.hairline} solid ${vars.palette.line.edge}`,
  borderRadius: measures.tileRadius,
  cursor: 'pointer',
  '&:checked': {
    backgroundColor: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
  },
  '&:checked::before': {
    content: '""',
    width: '0.4rem',
    height: '0.75rem',
    borderRight: '2px solid currentcolor',
    borderBottom: '2px solid currentcolor',
    transform: 'translateY(-0.1rem) rotate(42deg)',
  },
  '&:disabled': { backgroundColor: vars.palette.ground, cursor: 'not-allowed' },
});

export const CheckboxRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  '& > label': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.measures.touchTarget,
    cursor: 'pointer',
  },
  '& > input': box(theme),
  '& > p': { ...theme.typography.caption, gridColumn: 2, color: theme.vars.palette.text.secondary },
  '& > [role="alert"]': { fontWeight: 600, color: theme.vars.palette.tone.error.text },
}));
