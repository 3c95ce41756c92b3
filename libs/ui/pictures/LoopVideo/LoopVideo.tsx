import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';
import { dark } from '../../theme/palette.data';

/** A film without sound that has neither beginning nor end. */
export interface Loop {
  webm: string;
  mp4: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows. */
  label: string;
}

interface LoopVideoProps {
  loop: Loop;
  /** What stands there before the film, and instead of it for those who want nothing to move. */
  poster: ArtPicture;
  /** How wide it will be shown, as the `sizes` of an `img`. */
  sizes: string;
  /** In the first window of its page. */
  isFirst?: boolean;
  /** What stands over the film. */
  children?: ReactNode;
}

const Frame = styled('div')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: dark.page,
  aspectRatio: '3 / 2',
  '& > :is(picture, video)': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > picture > img, & > video': { width: '100%', height: '100%', objectFit: 'cover' },
  // Only once its first picture is there does the film cover what stands still.
  '& > video': { visibility: 'hidden', opacity: 0, transition: `opacity ${motions.calm}` },
  '&[data-started] > video': { visibility: 'visible', opacity: 1 },
  '& > button': {
    ...typography.button,
    position: 'absolute',
    right: spacing(2),
    bottom: spacing(2),
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: measures.control,
    height: measures.control,
    color: dark.ink,
    backgroundColor: dark.veil,
    border: `${measures.hairline} solid ${dark.edge}`,
    borderRadius: measures.controlRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: dark.page },
    '&:focus-visible': { outlineColor: vars.palette.accent.main },
    // A program in the page shows it; without one there is nothing to press.
    '&[hidden]': { display: 'none' },
    '& > svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  },
  '&[data-loop="playing"] [data-when="still"]': { display: 'none' },
  '&:not([data-loop="playing"]) [data-when="playing"]': { display: 'none' },
  // On paper there is what stands over it.
  '@media print': {
    aspectRatio: 'auto',
    backgroundColor: 'transparent',
    '& > :is(picture, video, button)': { display: 'none' },
  },
}));

/** A picture that begins to move: complete without script, and `startLoops` brings it to life. */
export function LoopVideo({ loop, poster, sizes, isFirst = false, children }: LoopVideoProps) {
  const { webm, mp4, width, height } = loop;
  return (
    <Frame data-loop="still">
      <PictureElement picture={poster} sizes={sizes} isFirst={isFirst} />
      {/* The picture says what there is to see; that it moves tells nobody more. */}
      <video muted loop playsInline preload="none" width={width} height={height} tabIndex={-1} aria-hidden>
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      {children}
      <button type="button" hidden aria-label="Play the video">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path data-when="playing" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
          <path data-when="still" d="M8 5l11 7-11 7z" />
        </svg>
      </button>
    </Frame>
  );
}
