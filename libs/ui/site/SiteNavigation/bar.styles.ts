import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const item = ({ measures, motions, spacing, typography, vars }: Theme) => ({
  ...typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  width: '100%',
  minHeight: measures.touchTarget,
  padding: spacing(1, 1.25),
  color: vars.palette.text.primary,
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: measures.controlRadius,
  textAlign: 'left' as const,
  textDecoration: 'none',
  whiteSpace: 'nowrap' as const,
  cursor: 'pointer',
  transition: `background-color ${motions.quick}`,
  '&:hover': { backgroundColor: vars.palette.ground },
  '&[aria-current="page"]': {
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationColor: vars.palette.primary.main,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.45em',
  },
});

const sheet = ({ measures, spacing, typography, vars }: Theme) => ({
  position: 'fixed' as const,
  inset: '0 0 0 auto',
  width: '100vw',
  maxWidth: '24rem',
  '@media (max-width: 30rem)': { maxWidth: 'none', borderLeft: 0 },
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: spacing(1.25, 2.5, 4),
  color: 'inherit',
  backgroundColor: vars.palette.background.default,
  border: 0,
  borderLeft: `${measures.hairline} solid ${vars.palette.line.edge}`,
  overflowY: 'auto' as const,
  '&::backdrop': { backgroundColor: vars.palette.veil },
  '& ul': { listStyle: 'none', margin: spacing(2, 0), padding: 0 },
  '& li': { borderBottom: `${measures.hairline} solid ${vars.palette.divider}` },
  '& li > :is(a, button)': { ...typography.h4, minHeight: '3.5rem', paddingInline: spacing(0.5) },
});

/** Minimum width in pixels at which all items fit into one row. */
const ROW_FROM = 1180;

const row = ({ measures, spacing, typography }: Theme) => ({
  [`@media (min-width: ${ROW_FROM}px)`]: {
    '& > nav': {
      position: 'static' as const,
      display: 'flex',
      alignItems: 'center',
      flex: 1,
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      padding: 0,
      border: 0,
      overflow: 'visible' as const,
      backgroundColor: 'transparent',
    },
    '& > nav ul': { display: 'flex', flex: 1, flexWrap: 'wrap' as const, margin: 0, gap: spacing(0.5) },
    '& > nav li': { border: 0 },
    '& > nav li > :is(a, button)': {
      ...typography.body2,
      minHeight: measures.touchTarget,
      paddingInline: spacing(1),
    },
    '& [data-part="open"], & [data-part="close"]': { display: 'none' },
  },
});

/** The inline head script sets these attributes on `html`; without them, visitors are signed out. */
const whoIsThere = {
  '& [data-shown-when="signed-in"], & [data-shown-when="cart"]': { display: 'none' },
  'html[data-signed-in] & [data-shown-when="signed-in"], html[data-cart-count] & [data-shown-when="cart"]': {
    display: 'list-item',
  },
  'html[data-signed-in] & [data-shown-when="signed-out"]': { display: 'none' },
};

/** On phones with a filled cart; the smallest screens hide the brand name to make room. */
const cart = (theme: Theme) => ({
  '& [data-part="cart"]': { ...item(theme), display: 'none', width: 'auto', fontWeight: 600 },
  [`@media (max-width: ${ROW_FROM - 0.02}px)`]: {
    'html[data-cart-count] & [data-part="cart"]': { display: 'flex' },
  },
  '@media (max-width: 27rem)': {
    'html[data-cart-count] & > [data-part="brand"] > span': {
      position: 'absolute' as const,
      width: '1px',
      height: '1px',
      overflow: 'hidden' as const,
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap' as const,
    },
  },
});

/** Accent color, unless the main content has its own accent button. */
const donate = ({ measures, motions, spacing, typography, vars: { palette } }: Theme) => ({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: measures.touchTarget,
  padding: spacing(1, 2.5),
  color: palette.accent.on,
  backgroundColor: palette.accent.main,
  border: `${measures.hairline} solid ${palette.accent.main}`,
  borderRadius: measures.controlRadius,
  textDecoration: 'none',
  transition: `background-color ${motions.quick}`,
  '&:hover': { backgroundColor: palette.accent.strong },
  '&[aria-current="page"], body:has(main [data-look="accent"]) &': {
    color: palette.text.primary,
    backgroundColor: 'transparent',
    borderColor: palette.line.edge,
  },
});

export const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: `calc(${theme.measures.wide} + 2 * ${theme.measures.gutter})`,
  minHeight: theme.measures.bar,
  marginInline: 'auto',
  padding: `${theme.spacing(1)} ${theme.measures.gutter}`,
  '& > [data-part="brand"]': {
    ...theme.typography.h4,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.measures.touchTarget,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& > nav': sheet(theme),
  '& li > :is(a, button), & [data-part="open"], & [data-part="close"]': item(theme),
  '& [data-part="open"], & [data-part="close"]': { ...item(theme), width: 'auto', fontWeight: 600 },
  '& [data-part="close"]': { ...item(theme), width: 'auto', marginLeft: 'auto', fontWeight: 600 },
  '& > [data-part="tools"]': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    marginLeft: 'auto',
  },
  '& [data-part="donate"]': donate(theme),
  ...cart(theme),
  ...whoIsThere,
  ...row(theme),
}));
