import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

/** Series differ in color and in pattern: solid, striped, outlined. */
const seriesStyles = ({ measures, vars: { palette } }: Theme) => {
  const { things, activities, food } = palette.lexigram;
  return {
    '&[data-series]': { borderRadius: measures.tileRadius, forcedColorAdjust: 'none' as const },
    '&[data-series="0"]': { backgroundColor: things.tile },
    '&[data-series="1"]': {
      backgroundColor: activities.tile,
      backgroundImage: `repeating-linear-gradient(45deg, ${palette.background.default} 0 2px, transparent 2px 6px)`,
      border: `${measures.hairline} solid ${activities.tile}`,
    },
    '&[data-series="below"]': {
      border: `2px solid ${food.tile}`,
      backgroundColor: palette.background.default,
    },
  };
};

export const Figure = styled('figure')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > figcaption > h2': { ...typography.h4, marginBottom: spacing(1) },
  '& > figcaption > p': { ...typography.body2, color: vars.palette.text.secondary, maxWidth: '68ch' },
  '& > details > summary': {
    ...typography.subtitle2,
    display: 'list-item',
    paddingBlock: spacing(1.25),
    cursor: 'pointer',
  },
}));

export const Legend = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& > li[data-series]': { border: 0, background: 'none' },
  ...Object.fromEntries(
    Object.entries(seriesStyles(theme)).map(([selector, styles]) => [
      selector.replace('&', '& > li').concat('::before'),
      { content: '""', flex: 'none', width: '0.9rem', height: '0.9rem', ...styles },
    ]),
  ),
}));

const gridLine = ({ measures, vars }: Theme): CSSObject => ({
  position: 'absolute',
  insetInline: 0,
  height: 0,
  lineHeight: 0,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto var(--axis)',
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '&[data-zero]::after': { borderColor: vars.palette.line.edge, zIndex: 1 },
});

export const Plot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  '--axis': '3.25rem',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > [data-part="field"]': {
    position: 'relative',
    height: 'clamp(10rem, 24vw, 16rem)',
    marginTop: theme.spacing(1.5),
  },
  '& [data-part="line"]': gridLine(theme),
  '& [data-part="bars"], & > [data-part="labels"]': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginLeft: 'var(--axis)',
  },
  '& [data-part="bars"]': { position: 'absolute', inset: 0 },
  '& [data-part="bars"] > div': { position: 'relative' },
  '& [data-part="bars"] > div > span': {
    position: 'absolute',
    insetInline: '18%',
    minHeight: '2px',
    ...seriesStyles(theme),
  },
  '& > [data-part="labels"]': { paddingTop: theme.spacing(1), textAlign: 'center', whiteSpace: 'nowrap' },
  // Phones show every other label, always including the last one.
  '@media (max-width: 36rem)': {
    '& > [data-part="labels"] > span': { display: 'flex', justifyContent: 'center' },
    '& > [data-part="labels"] > span:nth-last-of-type(even)': { visibility: 'hidden' },
  },
}));

export const Figures = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  maxWidth: '100%',
  overflowX: 'auto',
  '& > table': {
    ...typography.body2,
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& :is(th, td)': {
    padding: spacing(0.75, 3, 0.75, 0),
    textAlign: 'right',
    fontWeight: 'inherit',
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { ...typography.overline, borderTop: 0, color: vars.palette.text.secondary },
}));
