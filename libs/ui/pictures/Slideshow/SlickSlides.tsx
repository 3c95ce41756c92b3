import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { MouseEventHandler } from 'react';
import type Slider from 'react-slick';
import slickSheet from 'slick-carousel/slick/slick.css?inline';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';
import { Slick } from './slick';
import { SLIDESHOW } from './slideshow.data';

interface SlickSlidesProps {
  pictures: readonly ArtPicture[];
  sizes: string;
  isFirst: boolean;
  isRunning: boolean;
  /** With reduced motion: no fading. */
  isStill: boolean;
  /** 0-based index of the current picture. */
  current: number;
  onChange: (current: number) => void;
}

const Sheet = styled('div')(slickSheet);

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
  const { pictures, sizes, isFirst, isRunning, isStill, current, onChange } = slides;
  const slider = useRef<Slider>(null);
  const reached = useReached(current, pictures.length);

  // react-slick's own `autoplay` restarts its timer whenever it measures itself, which happens after each change.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => slider.current?.slickNext(), SLIDESHOW.autoplaySpeed);
    return () => clearTimeout(timer);
  }, [isRunning, current]);

  return (
    <Sheet>
      <Slick
        ref={slider}
        {...SLIDESHOW}
        speed={isStill ? 0 : SLIDESHOW.speed}
        beforeChange={(_shown, next) => onChange(next)}
        prevArrow={<Arrow label="Previous picture" path="M15 5l-7 7 7 7" />}
        nextArrow={<Arrow label="Next picture" path="M9 5l7 7-7 7" />}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${pictures.length}`}
          >
            {reached.has(index) ? (
              <PictureElement picture={picture} sizes={sizes} isFirst={isFirst && index === 0} />
            ) : null}
          </div>
        ))}
      </Slick>
    </Sheet>
  );
}

interface ArrowProps {
  label: string;
  path: string;
  /** Passed by the slider, along with other props that a button does not accept. */
  className?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

function Arrow({ label, path, className, onClick }: ArrowProps) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
