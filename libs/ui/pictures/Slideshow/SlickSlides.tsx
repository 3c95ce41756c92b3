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
  /** Nothing fades for those who want nothing to move. */
  isStill: boolean;
  /** The one that is shown, counted from 0. */
  current: number;
  onChange: (current: number) => void;
}

const Sheet = styled('div')(slickSheet);

/** Only what has been shown, and what is next to it on either side, is fetched. */
function useReached(current: number, count: number): ReadonlySet<number> {
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set());
  const near = [current, (current + 1) % count, (current + count - 1) % count];
  if (near.every((index) => reached.has(index))) return reached;
  const more = new Set([...reached, ...near]);
  setReached(more);
  return more;
}

/** The pictures in one place, one fading into the next. */
export function SlickSlides(slides: SlickSlidesProps) {
  const { pictures, sizes, isFirst, isRunning, isStill, current, onChange } = slides;
  const slider = useRef<Slider>(null);
  const reached = useReached(current, pictures.length);

  // Its own `autoplay` begins to count anew whenever it measures itself, which it does after each change.
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
  /** These two come from the slider, with much else that no button needs. */
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
