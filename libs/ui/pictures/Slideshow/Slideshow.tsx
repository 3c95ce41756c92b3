import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../theme/icons/player-icons';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import type { ArtPicture } from '../Picture/PictureElement';
import { PictureRow } from './PictureRow';
import { SlickSlides } from './SlickSlides';
import { useMedia } from './use-media';

export interface SlideshowProps extends Omit<BoxProps, 'children'> {
  /** All with the same aspect ratio. */
  pictures: readonly ArtPicture[];
  /** Accessible name of the slideshow. */
  label: string;
  /** The `sizes` attribute of the pictures. */
  sizes: string;
  /** Above the fold: the first picture loads eagerly. */
  isFirst?: boolean;
}

/** Has the aspect ratio of the pictures, to avoid layout shift on hydration. */
const Stage = styled('div')(({ theme: { layout, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.palette.background.subtle,
  borderRadius: layout.tileRadius,
}));

/** Has a fixed height, to avoid layout shift on hydration. */
const Footer = styled('div')(({ theme: { layout, spacing, typography, vars } }) => ({
  ...typography.overline,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.controlHeight,
  marginTop: spacing(1),
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
}));

interface ControlsProps {
  isRunning: boolean;
  onToggle: () => void;
  position: string;
  /** Alternative text of the current picture. */
  alt: string;
}

function Controls({ isRunning, onToggle, position, alt }: ControlsProps) {
  return (
    <>
      <Button
        variant="text"
        size="small"
        color="inherit"
        startIcon={isRunning ? <PauseIcon /> : <PlayIcon />}
        onClick={onToggle}
        // Aligns the icon with the picture's edge.
        sx={{ ml: -1.5, color: 'text.primary' }}
      >
        <span>{isRunning ? 'Pause' : 'Play'}</span>
        <VisuallyHidden> the slideshow</VisuallyHidden>
      </Button>
      <span aria-hidden="true">{position}</span>
      {/* No announcements while it advances automatically. */}
      <VisuallyHidden aria-live="polite">{isRunning ? '' : `${position}: ${alt}`}</VisuallyHidden>
    </>
  );
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // Low priority: the row is usable already, and input comes first.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/**
 * Fading slideshow that advances until it is paused; starts paused with reduced motion. Server-rendered as a scrollable
 * row.
 */
export function Slideshow({ pictures, label, sizes, isFirst = false, ...box }: SlideshowProps) {
  const isHydrated = useIsHydrated();
  const hasReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'run' | 'pause'>();
  const [current, setCurrent] = useState(0);
  const isRunning = choice === undefined ? !hasReducedMotion : choice === 'run';
  const [first] = pictures;
  if (first === undefined) return null;

  return (
    <Box
      {...box}
      component="section"
      aria-label={label}
      aria-roledescription={isHydrated ? 'carousel' : undefined}
    >
      <Stage style={{ aspectRatio: `${first.width} / ${first.height}` }}>
        {isHydrated ? (
          <SlickSlides
            {...{ pictures, sizes, isFirst, isRunning, hasReducedMotion, current }}
            onChange={setCurrent}
          />
        ) : (
          <PictureRow {...{ pictures, sizes, label, isFirst }} />
        )}
      </Stage>
      <Footer>
        {isHydrated ? (
          <Controls
            isRunning={isRunning}
            onToggle={() => setChoice(isRunning ? 'pause' : 'run')}
            position={`${current + 1} of ${pictures.length}`}
            alt={pictures[current]?.alt ?? ''}
          />
        ) : null}
      </Footer>
    </Box>
  );
}
