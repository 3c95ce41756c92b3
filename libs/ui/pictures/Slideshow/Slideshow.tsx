import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState } from 'react';
import { HiddenText } from '../../HiddenText/HiddenText';
import type { ArtPicture } from '../Picture/PictureElement';
import { PictureRow } from './PictureRow';
import { SlickSlides } from './SlickSlides';
import { slideshowStyles } from './slideshow.styles';
import { useMedia } from './use-media';

interface SlideshowProps {
  /** All with the same aspect ratio. */
  pictures: readonly ArtPicture[];
  label: string;
  sizes: string;
  /** Above the fold: the first picture loads eagerly. */
  isFirst?: boolean;
}

const Show = styled('section')(({ theme }) => slideshowStyles(theme));

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
      <button type="button" onClick={onToggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isRunning ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
        </svg>
        {isRunning ? 'Pause' : 'Play'}
        <HiddenText> the slideshow</HiddenText>
      </button>
      <span aria-hidden="true">{position}</span>
      {/* No announcements while it advances automatically. */}
      <HiddenText aria-live="polite">{isRunning ? '' : `${position}: ${alt}`}</HiddenText>
    </>
  );
}

/**
 * Fading slideshow that advances until it is paused; starts paused with reduced motion. Server-rendered as a scrollable
 * row.
 */
export function Slideshow({ pictures, label, sizes, isFirst = false }: SlideshowProps) {
  const [isAlive, setIsAlive] = useState(false);
  // Low priority: the row is usable already, and input comes first.
  useEffect(() => startTransition(() => setIsAlive(true)), []);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'run' | 'pause'>();
  const [current, setCurrent] = useState(0);
  const isRunning = choice === undefined ? !isStill : choice === 'run';
  const [first] = pictures;
  if (first === undefined) return null;

  return (
    <Show aria-label={label} aria-roledescription={isAlive ? 'carousel' : undefined}>
      <div data-part="stage" style={{ aspectRatio: `${first.width} / ${first.height}` }}>
        {isAlive ? (
          <SlickSlides {...{ pictures, sizes, isFirst, isRunning, isStill, current }} onChange={setCurrent} />
        ) : (
          <PictureRow {...{ pictures, sizes, label, isFirst }} />
        )}
      </div>
      <div data-part="foot">
        {isAlive ? (
          <Controls
            isRunning={isRunning}
            onToggle={() => setChoice(isRunning ? 'pause' : 'run')}
            position={`${current + 1} of ${pictures.length}`}
            alt={pictures[current]?.alt ?? ''}
          />
        ) : null}
      </div>
    </Show>
  );
}
