import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { MouseEventHandler, ReactNode } from 'react';
import type Slider from 'react-slick';
import slickSheet from 'slick-carousel/slick/slick.css?inline';
import { FluidPicture } from '../FluidPicture/FluidPicture';
import { NextIcon, PreviousIcon } from '../../theme/icons/player-icons';
import type { ArtPicture } from '../Picture/PictureElement';
import { Slick } from './slick';
import { SLIDESHOW } from './slideshow.data';

interface SlickSlidesProps {
  pictures: readonly ArtPicture[];
  sizes: string;
  isFirst: boolean;
  isRunning: boolean;
  /** With reduced motion: no fading. */
  hasReducedMotion: boolean;
  /** 0-based index of the current picture. */
  current: number;
  onChange: (current: number) => void;
}

// Absolute, because the slider sizes its slides by the container and must not widen it in turn.
const Slides = styled('div')(slickSheet, {
  position: 'absolute',
  inset: 0,
  // Only the current picture, in sizes that override the ones computed for the window.
  '@media print': {
    '& .slick-slide:not(.slick-active)': { display: 'none !important' },
    '& .slick-track, & .slick-slide': { left: '0 !important', width: '100% !important' },
  },
});

/** Indexes to load: pictures shown so far and their neighbors. */
function useReached(current: number, count: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set());
  const near = [current, (current + 1) % count, (current + count - 1) % count];
  if (near.every((index) => reached.has(index))) return reached;
  const more = new Set([...reached, ...near]);
  setReached(more);
  return more;
}

export function SlickSlides(slides: SlickSlidesProps) {
  const { pictures, sizes, isFirst, isRunning, hasReducedMotion, current, onChange } = slides;
  const slider = useRef<Slider>(null);
  const reached = useReached(current, pictures.length);

  // react-slick's own `autoplay` restarts its timer whenever it lays itself out, which happens after each change.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => slider.current?.slickNext(), SLIDESHOW.autoplaySpeed);
    return () => clearTimeout(timer);
  }, [isRunning, current]);

  return (
    <Slides>
      <Slick
        ref={slider}
        {...SLIDESHOW}
        speed={hasReducedMotion ? 0 : SLIDESHOW.speed}
        beforeChange={(_shown, next) => onChange(next)}
        prevArrow={<Arrow label="Previous picture" side="left" icon={<PreviousIcon />} />}
        nextArrow={<Arrow label="Next picture" side="right" icon={<NextIcon />} />}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${pictures.length}`}
          >
            {reached.has(index) ? (
              <FluidPicture picture={picture} sizes={sizes} isFirst={isFirst && index === 0} />
            ) : null}
          </div>
        ))}
      </Slick>
    </Slides>
  );
}

interface ArrowProps {
  label: string;
  side: 'left' | 'right';
  icon: ReactNode;
  /** Passed by the slider, along with other props that a button does not accept. */
  className?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

function Arrow({ label, side, icon, className, onClick }: ArrowProps) {
  return (
    <IconButton
      color="overlay"
      data-scheme="dark"
      className={className}
      aria-label={label}
      onClick={onClick}
      sx={{ top: ({ layout }) => `calc(50% - ${layout.controlHeight} / 2)`, [side]: 16 }}
    >
      {icon}
    </IconButton>
  );
}
