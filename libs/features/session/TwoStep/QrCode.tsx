import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Accessible name; the text itself must be on the page as well. */
  label: string;
}

/** Modules of white space around the code, as the standard requires. */
const QUIET_ZONE = 4;
const SIDE = 220;

/** QR code, dark on light in every color scheme, because not all scanners read inverted ones. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: SIDE,
        maxWidth: '100%',
        color: 'CanvasText',
        bgcolor: 'Canvas',
        colorScheme: 'light',
        forcedColorAdjust: 'none',
      }}
    >
      <path d={modules.join('')} fill="currentColor" />
    </Box>
  );
}
