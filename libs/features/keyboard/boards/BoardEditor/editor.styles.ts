import { styled } from '@mui/material/styles';

export const Table = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  minWidth: 0,
  '& p': { ...typography.body2, margin: 0 },
  '& [data-part="tools"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: spacing(1) },
  // On a phone the word list stays at the bottom while the board scrolls behind it.
  '& [data-part="picker"]': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'grid',
    gap: spacing(1.5),
    maxHeight: '48svh',
    padding: spacing(1.5, 0),
    overflowY: 'auto',
    backgroundColor: vars.palette.background.paper,
    borderTop: `${measures.hairline} solid ${vars.palette.line.edge}`,
  },
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 19rem',
    alignItems: 'start',
    '& [data-part="tools"], & [data-part="note"]': { gridColumn: '1 / -1' },
    '& [data-part="picker"]': { maxHeight: '60svh', padding: spacing(0, 1, 1.5), borderTop: 0 },
  },
}));

export const Words = styled('ul')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: '5rem 4.5rem', minWidth: 0 },
  '& button': {
    ...typography.caption,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: spacing(0.5),
    width: '100%',
    height: '100%',
    padding: spacing(0.75, 0.25),
    overflowWrap: 'anywhere',
    color: vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `${measures.hairline} solid transparent`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.palette.ground, borderColor: vars.palette.line.edge },
  },
  '& button[data-there]': { backgroundColor: vars.palette.ground },
}));

export const Fields = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  alignItems: 'end',
  gap: spacing(1),
  '& label': { ...typography.subtitle2, display: 'block', marginBottom: spacing(0.75) },
  '& input': {
    ...typography.body1,
    width: '100%',
    minHeight: measures.control,
    padding: spacing(0.75, 1.5),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
  },
}));

interface BoardFrameProps {
  /** Zero-based selected position. */
  place: number;
}

export const BoardFrame = styled('div', { shouldForwardProp: (name) => name !== 'place' })<BoardFrameProps>(
  ({ theme: { measures, vars }, place }) => ({
    '--board-line': '2.75rem',
    minWidth: 0,
    [`& button[data-place="${String(place)}"]`]: {
      outline: `${measures.focusRing} solid ${vars.palette.accent.main}`,
      outlineOffset: '-1px',
    },
  }),
);
