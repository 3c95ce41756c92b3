import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import type { RefObject } from 'react';
import { usePressAids } from './use-press-aids';

interface PressAidsProps {
  settings: Pick<KeyboardSettings, 'pressMode' | 'pressDelayMs' | 'debounceMs'>;
  /** Container of the board. */
  root: RefObject<HTMLElement | null>;
}

/** Diameter of the ring in pixels. */
const SIDE = 44;
const fill = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } });

/** Pressing by holding or dwelling, with a ring that fills until the key is pressed, and debouncing. */
export function PressAids({ settings, root }: PressAidsProps) {
  const key = usePressAids(settings, root);
  if (key === null) return null;
  const { left, top, width, height } = key.getBoundingClientRect();
  return (
    <Box
      component="svg"
      viewBox="0 0 36 36"
      aria-hidden="true"
      data-testid="press-ring"
      sx={({ vars }) => ({
        position: 'fixed',
        left: left + width / 2 - SIDE / 2,
        top: top + height / 2 - SIDE / 2,
        zIndex: 6,
        width: SIDE,
        height: SIDE,
        pointerEvents: 'none',
        fill: 'none',
        rotate: '-90deg',
        '& circle': { strokeWidth: 5, stroke: vars.palette.background.paper },
        '& circle + circle': {
          strokeWidth: 3,
          stroke: vars.palette.text.primary,
          strokeDasharray: 100,
          animation: `${fill} ${settings.pressDelayMs}ms linear both`,
        },
      })}
    >
      <circle cx="18" cy="18" r="15.9155" />
      <circle cx="18" cy="18" r="15.9155" pathLength="100" />
    </Box>
  );
}
