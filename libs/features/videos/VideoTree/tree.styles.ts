import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

const wideScreens = ({ breakpoints, measures }: Theme) => breakpoints.up(measures.barFrom);

const menuButton = (theme: Theme): CSSObject => {
  const { measures, spacing, typography, vars } = theme;
  return {
    ...typography.button,
    minHeight: measures.control,
    padding: spacing(1, 3),
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    border: `${measures.hairline} solid ${vars.palette.line.edge}`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    [wideScreens(theme)]: { display: 'none' },
  };
};

const controls = ({ theme }: { theme: Theme }): CSSObject => {
  const { breakpoints, measures, spacing, typography, vars } = theme;
  return {
    position: 'relative',
    '& > [data-part="skip"]': {
      ...typography.button,
      position: 'absolute',
      zIndex: 1,
      padding: spacing(1, 2),
      color: vars.palette.primary.contrastText,
      backgroundColor: vars.palette.primary.main,
      borderRadius: measures.controlRadius,
      '&:not(:focus)': { clipPath: 'inset(50%)' },
      [breakpoints.down(measures.barFrom)]: { display: 'none' },
    },
    '& > [data-part="open"]': { ...menuButton(theme), width: '100%' },
    '& [data-part="close"]': {
      ...menuButton(theme),
      display: 'block',
      marginLeft: 'auto',
      marginBottom: spacing(1),
    },
  };
};

const menu = ({ theme }: { theme: Theme }): CSSObject => {
  const { spacing, vars } = theme;
  return {
    '& > nav': {
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      padding: spacing(2.5),
      overflowY: 'auto',
      color: vars.palette.text.primary,
      backgroundColor: vars.palette.background.default,
      border: 0,
      [wideScreens(theme)]: {
        display: 'block',
        position: 'sticky',
        top: spacing(12),
        height: 'auto',
        maxHeight: `calc(100vh - ${spacing(14)})`,
        padding: spacing(0, 1, 0, 0),
        backgroundColor: 'transparent',
      },
    },
  };
};

const branches = ({ theme }: { theme: Theme }): CSSObject => {
  const { measures, spacing, typography, vars } = theme;
  return {
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& ul ul': { paddingLeft: spacing(2) },
    '& nav > ul > li': { borderTop: `${measures.hairline} solid ${vars.palette.divider}` },
    '& nav > ul > li > a': { fontWeight: 600 },
    '& nav a': {
      ...typography.body2,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: spacing(1),
      minHeight: measures.touchTarget,
      color: vars.palette.text.primary,
      textDecoration: 'none',
      [wideScreens(theme)]: { minHeight: '2.25rem' },
      '&:hover > span:first-of-type': { textDecoration: 'underline' },
      '&[aria-current]': {
        marginLeft: spacing(-1.5),
        paddingLeft: `calc(${spacing(1.5)} - 3px)`,
        borderLeft: `3px solid ${vars.palette.primary.main}`,
        color: vars.palette.primary.main,
      },
    },
    '& [data-part="count"]': { ...typography.caption, fontWeight: 400, color: vars.palette.text.secondary },
    '@media print': { display: 'none' },
  };
};

/** Skip link, menu buttons and the menu, which is beside the films where there is room. */
export const Tree = styled('div')(controls, menu, branches);
