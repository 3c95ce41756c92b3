import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { KeyboardSettings } from '@paniscus/domain/keyboard';
import { usePressAids } from './use-press-aids';

interface PressAidsProps {
  /** How the person presses, and how long it takes. */
  settings: Pick<KeyboardSettings, 'pressMode' | 'pressDelayMs' | 'debounceMs'>;
}

/** Diameter of the ring in pixels. */
const SIDE = 44;
const fill = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } });

/**
 * Pressing keys and controls by holding, dwelling or sliding, with a ring that fills until something is pressed, and
 * debouncing.
 */
export function PressAids({ settings }: PressAidsProps) {
  const target = usePressAids(settings);
  if (target === null) return null;
  const { left, top, width, height } = target.getBoundingClientRect();
  return (
    <Box
      component="svg"
      viewBox="0 0 36 36"
      aria-hidden="true"
      data-testid="press-ring"
      sx={({ vars, zIndex }) => ({
        position: 'fixed',
        left: left + width / 2 - SIDE / 2,
        top: top + height / 2 - SIDE / 2,
        // Above dialogs.
        zIndex: zIndex.tooltip,
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
