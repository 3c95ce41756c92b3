import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { magneticEdge } from '@paniscus/ui';

/** Below this width, the name is below the preview; in wider windows only where large text leaves no room beside it. */
const COMPACT = 1280;

/** Each column has room for a preview. */
export const PanelList = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: spacing(0.75),
  [breakpoints.down(COMPACT)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))' },
}));

export const PanelButton = styled(ButtonBase, {
  shouldForwardProp: (name) => name !== 'selected',
})<{ selected: boolean }>(({ theme: { breakpoints, layout, motions, spacing, typography, vars } }) => ({
  ...typography.button,
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: spacing(1),
  minHeight: '3.25rem',
  padding: spacing(0.5, 1),
  fontSize: typography.caption.fontSize,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  touchAction: 'manipulation',
  ...magneticEdge(spacing(0.75)),
  transition: `background-color ${motions.quick}, border-color ${motions.quick}`,
  '&:hover': { borderColor: vars.palette.outline },
  [breakpoints.down(COMPACT)]: { flexDirection: 'column', flexWrap: 'nowrap', gap: spacing(0.25) },
  variants: [
    {
      props: { selected: true },
      style: {
        backgroundColor: vars.palette.background.paper,
        '&, &:hover': { borderColor: vars.palette.primary.main },
        boxShadow: `inset 0 0 0 ${layout.selectionRing} ${vars.palette.primary.main}`,
      },
    },
  ],
}));

export const PanelPreview = styled(Box)(({ theme: { breakpoints, layout } }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 0.9375rem)',
  gridAutoRows: '0.9375rem',
  gap: layout.hairline,
  [breakpoints.down(COMPACT)]: {
    gridTemplateColumns: 'repeat(4, 0.75rem)',
    gridAutoRows: '0.75rem',
  },
}));

export const EmptyPreviewCell = styled(Box)(({ theme: { layout, vars } }) => ({
  border: `${layout.hairline} dashed ${vars.palette.outline}`,
  borderRadius: layout.tileRadius,
}));
