import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { magneticEdge } from '@paniscus/ui';

/** Five columns, the same for the top keys and the sounds below them; fewer where the text is too large for five. */
export const SoundColumns = styled(Box)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3rem, 1fr))',
  gap: spacing(0.5),
}));

export const TopKey = styled(ButtonBase, {
  shouldForwardProp: (name) => name !== 'selected',
})<{ selected: boolean }>(({ theme: { layout, relief, spacing, typography, vars } }) => ({
  ...typography.caption,
  fontSize: typography.overline.fontSize,
  fontWeight: 600,
  minHeight: layout.controlHeight,
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.background.subtle,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: layout.tileRadius,
  boxShadow: relief.raised,
  touchAction: 'manipulation',
  ...magneticEdge(spacing(0.5)),
  '&:active': { boxShadow: relief.pressed },
  variants: [
    {
      props: { selected: true },
      style: { color: vars.palette.text.primary, borderColor: vars.palette.primary.main },
    },
  ],
}));

export const SoundOption = styled(Box)(
  ({ theme: { focusVisible, layout, motions, spacing, typography, vars } }) => ({
    ...typography.button,
    fontSize: typography.overline.fontSize,
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    minHeight: layout.controlHeight,
    borderRadius: layout.tileRadius,
    border: `${layout.hairline} solid ${vars.palette.outline}`,
    cursor: 'pointer',
    ...magneticEdge(spacing(0.5)),
    transition: `background-color ${motions.quick}`,
    '&:hover': { backgroundColor: vars.palette.background.paper },
    '&:has(:checked)': {
      color: vars.palette.primary.contrastText,
      backgroundColor: vars.palette.primary.main,
      borderColor: vars.palette.primary.main,
      '@media (forced-colors: active)': { border: '3px solid' },
    },
    '&:has(:focus-visible)': focusVisible,
  }),
) as typeof Box;

/** Invisible radio button that covers its label; the label shows its state. */
export const CoveringRadio = styled(Box)({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
}) as typeof Box;
