import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

const relatedLinkStyles = ({ measures, spacing, typography, vars }: Theme) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 2.5),
  borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  paddingTop: spacing(0.5),
  marginBottom: spacing(-1),
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measures.touchTarget,
    padding: 0,
    color: vars.palette.primary.main,
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  '& > button': { marginInlineStart: 'auto', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '& > button:not([data-copied]) > [data-part="copied"], & > button[data-copied] > [data-part="copy"]': {
    display: 'none',
  },
  '@media (scripting: none)': { '& > button': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** On a phone the text covers the line at full width; beside it there would be room for only four words. */
const across = ({ spacing, vars }: Theme) =>
  ({
    gridTemplateAreas: '"sign when" "text text"',
    '& > [data-part="text"]': { padding: spacing(2), backgroundColor: vars.palette.background.default },
    '& [data-part="ways"]': { columnGap: spacing(2) },
  }) as const;

/** On wide screens the text alternates sides, with the date on the opposite side. */
const alternating = ({ spacing, tileSizes }: Theme) =>
  ({
    gridTemplateColumns: `minmax(0, 1fr) ${tileSizes.medium} minmax(0, 1fr)`,
    gridTemplateAreas: '"when sign text"',
    columnGap: spacing(4),
    '& > [data-part="when"]': {
      flexDirection: 'column',
      gap: 0,
      alignSelf: 'start',
      alignItems: 'flex-end',
      textAlign: 'end',
    },
    'li:nth-of-type(even) > &': {
      gridTemplateAreas: '"text sign when"',
      '& > [data-part="when"]': { alignItems: 'flex-start', textAlign: 'start' },
    },
  }) as const;

const marked = ({ measures, spacing, vars }: Theme): CSSObject => ({
  '& > [data-part="text"]': {
    backgroundColor: vars.palette.background.paper,
    borderColor: vars.palette.primary.main,
  },
  '& > [data-part="sign"] > svg': {
    outline: `${measures.focusRing} solid ${vars.palette.primary.main}`,
    outlineOffset: spacing(0.5),
  },
});

const dateAndSign = ({ theme: { spacing, tileSizes, typography, vars } }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${tileSizes.medium} minmax(0, 1fr)`,
  gridTemplateAreas: '"sign when" "sign text"',
  columnGap: spacing(2),
  rowGap: spacing(1.5),
  scrollMarginTop: spacing(6),
  breakInside: 'avoid',
  '& > [data-part="sign"]': { gridArea: 'sign' },
  '& > [data-part="when"]': {
    ...typography.h2,
    gridArea: 'when',
    alignSelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: spacing(0.5, 2),
    minHeight: tileSizes.medium,
    paddingTop: spacing(0.75),
    fontVariantNumeric: 'lining-nums',
  },
  '& [data-part="word"]': {
    ...typography.caption,
    color: vars.palette.text.secondary,
    '&::before': { content: '"“"' },
    '&::after': { content: '"”"' },
  },
});

const text = ({ theme: { measures, spacing, typography, vars } }: { theme: Theme }): CSSObject => ({
  '& > [data-part="text"]': {
    gridArea: 'text',
    display: 'grid',
    gap: spacing(1.5),
    alignContent: 'start',
    padding: spacing(2.5),
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
  },
  '& h3': typography.h3,
  '& h3 > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '0.06em' },
  },
  '& [data-part="sources"]': {
    ...typography.caption,
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    '& > b': { ...typography.overline, marginInlineEnd: spacing(0.5) },
  },
});

const linksAndLayouts = ({ theme }: { theme: Theme }): CSSObject => ({
  '& [data-part="ways"]': relatedLinkStyles(theme),
  [theme.breakpoints.down('sm')]: across(theme),
  '&[data-current]': marked(theme),
  '&:target': marked(theme),
  [`@media screen and (min-width: ${theme.measures.barFrom}px)`]: alternating(theme),
});

/** Grid of date, sign and text. On narrow screens everything is on one side of the line. */
export const EntryFrame = styled('article')(dateAndSign, text, linksAndLayouts);
