import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

/** A sticky bar below the app bar; on wide screens, a sticky column. */
export const Nav = styled(Box)(({ theme: { breakpoints, layout, spacing, vars, zIndex } }) => ({
  position: 'sticky',
  top: layout.appBarHeight,
  zIndex: zIndex.fab,
  alignSelf: 'start',
  marginInline: `calc(-1 * ${layout.gutter})`,
  paddingInline: layout.gutter,
  backgroundColor: vars.palette.background.default,
  borderBottom: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.up('md')]: {
    top: `calc(${layout.appBarHeight} + ${spacing(3)})`,
    marginInline: 0,
    paddingInline: 0,
    borderBottom: 0,
    maxHeight: `calc(100dvh - ${layout.appBarHeight} - ${spacing(6)})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  '@media print': { display: 'none' },
})) as typeof Box;

export const CenturyList = styled(List)(({ theme: { breakpoints, spacing } }) => ({
  scrollTargetGroup: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  maxWidth: spacing(60),
  [breakpoints.up('md')]: { display: 'grid', gap: spacing(1) },
})) as typeof List;

export const YearList = styled(List)(({ theme: { breakpoints, layout, vars } }) => ({
  display: 'none',
  [breakpoints.up('md')]: {
    display: 'block',
    borderInlineStart: `${layout.hairline} solid ${vars.palette.divider}`,
  },
})) as typeof List;

interface ScrollProps {
  /** Marks the link of the section being read, in browsers that support `:target-current`. */
  followsScroll: boolean;
}

const isStyleProp = (name: PropertyKey) => name === 'followsScroll';

const linkStyles = ({ breakpoints, layout, spacing }: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.touchTarget,
  [breakpoints.up('md')]: { minHeight: spacing(3) },
});

const active = ({ typography, vars }: Theme): CSSObject => ({
  color: vars.palette.primary.main,
  fontWeight: typography.fontWeightBold,
});

export const CenturyLink = styled(Link, { shouldForwardProp: (name) => !isStyleProp(name) })<ScrollProps>(
  ({ theme, followsScroll }) => ({
    ...linkStyles(theme),
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightBold,
    '&:hover': { color: theme.vars.palette.primary.main },
    ...(followsScroll && { '&:target-current': active(theme) }),
  }),
);

export const YearLink = styled(Link, { shouldForwardProp: (name) => !isStyleProp(name) })<ScrollProps>(
  ({ theme, followsScroll }) => ({
    ...linkStyles(theme),
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.primary.main },
    '&[aria-current]': active(theme),
    ...(followsScroll && { '&:target-current': active(theme) }),
    [theme.breakpoints.up('md')]: {
      minHeight: theme.spacing(3),
      paddingInlineStart: theme.spacing(1.5),
      '&[aria-current]': {
        boxShadow: `inset ${theme.layout.currentMark} 0 0 ${theme.vars.palette.primary.main}`,
      },
    },
  }),
);
