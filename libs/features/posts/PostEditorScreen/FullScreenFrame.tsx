import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useInertSurroundings } from './use-inert-surroundings';

interface FullScreenFrameProps {
  /** Covers the window with the children. */
  isFullScreen: boolean;
  /** Called when Escape is pressed in full screen. */
  onExit: () => void;
  /** Content, which stays mounted and retains its focus in both views. */
  children: ReactNode;
}

const FULL_SCREEN: BoxProps = {
  role: 'dialog',
  'aria-modal': true,
  'aria-label': 'Full screen',
  tabIndex: -1,
  sx: {
    position: 'fixed',
    inset: 0,
    zIndex: 'modal',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    px: { xs: 2, md: 4 },
    py: 2,
    bgcolor: 'background.default',
    outline: 'none',
  },
};

/** Shows the children in their place on the page or over the whole window. */
export function FullScreenFrame({ isFullScreen, onExit, children }: FullScreenFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useInertSurroundings(frame, isFullScreen);
  return (
    <Box
      ref={frame}
      {...(isFullScreen && FULL_SCREEN)}
      onKeyDown={({ key, nativeEvent }) => {
        if (isFullScreen && key === 'Escape' && !nativeEvent.isComposing) onExit();
      }}
    >
      {children}
    </Box>
  );
}
