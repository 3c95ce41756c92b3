import type { CSSObject, Theme } from '@mui/material/styles';

const posterStyles = ({ measures, vars }: Theme): CSSObject => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  // With JavaScript the whole poster is clickable.
  '@media (scripting: enabled)': { '&:has(> button)': { cursor: 'pointer' } },
  backgroundColor: vars.palette.ground,
  border: `${measures.hairline} solid ${vars.palette.divider}`,
  borderRadius: measures.tileRadius,
  '& img, & iframe': {
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    objectFit: 'cover',
  },
});

const signStyles = ({ breakpoints, measures, spacing, tileSizes, vars }: Theme): CSSObject => ({
  '& > [data-part="signs"]': {
    position: 'absolute',
    top: spacing(1.5),
    left: spacing(1.5),
    display: 'flex',
    gap: spacing(0.5),
    padding: spacing(0.5),
    backgroundColor: vars.palette.background.default,
    borderRadius: measures.tileRadius,
    // Small enough that five of them leave the subject visible.
    '& > svg': {
      [breakpoints.down(measures.barFrom)]: { width: tileSizes.small, height: tileSizes.small },
    },
  },
});

const playButtonStyles = ({ measures, motions, spacing, typography, vars }: Theme): CSSObject => ({
  '& > button': {
    ...typography.button,
    position: 'absolute',
    bottom: spacing(1.5),
    left: spacing(1.5),
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: measures.touchTarget,
    padding: spacing(0.5, 2, 0.5, 1.5),
    color: vars.palette.primary.contrastText,
    backgroundColor: vars.palette.primary.main,
    border: `${measures.hairline} solid transparent`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    transition: `background-color ${motions.quick}`,
    '&:hover': { backgroundColor: vars.palette.primary.dark },
    '& > svg': { width: '1.25rem', height: '1.25rem', fill: 'currentcolor' },
    '@media (scripting: none)': { display: 'none' },
  },
  '@media print': { '& > button': { display: 'none' } },
});

/** The poster with its Play button, then the player in the same place and aspect ratio. */
export const screenStyles = (theme: Theme): CSSObject => ({
  ...posterStyles(theme),
  ...signStyles(theme),
  ...playButtonStyles(theme),
});

/** Link and buttons below a video; each button is shown only when it has an effect. */
export const footStyles = ({ measures, spacing, typography, vars }: Theme) =>
  ({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: spacing(2),
    minHeight: measures.touchTarget,
    marginTop: 'auto',
    color: vars.palette.text.secondary,
    '& > button': {
      ...typography.caption,
      minHeight: measures.touchTarget,
      padding: 0,
      color: vars.palette.text.primary,
      background: 'none',
      border: 0,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
    },
    '& > [hidden]': { display: 'none' },
    '@media print': { '& > button': { display: 'none' } },
  }) as const;
