import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const DarkButton = styled(IconButton)(({ theme: { layout, vars } }) => ({
  position: 'absolute',
  zIndex: 1,
  width: layout.controlHeight,
  height: layout.controlHeight,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.scrim,
  border: `${layout.hairline} solid ${vars.palette.outline}`,
  '&:hover': { backgroundColor: vars.palette.background.default },
  '&:focus-visible': { outlineColor: vars.palette.accent.main, outlineOffset: '-3px' },
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Icon button over a picture; dark in both color schemes. */
export function OverlayIconButton(props: IconButtonProps) {
  return <DarkButton {...props} data-scheme="dark" />;
}
