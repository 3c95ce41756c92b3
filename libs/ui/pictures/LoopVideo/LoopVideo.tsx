import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';
import { dark } from '../../theme/palette.data';

interface Loop {
  webm: string;
  mp4: string;
  /** In pixels. */
  width: number;
  height: number;
  label: string;
}

interface LoopVideoProps {
  loop: Loop;
  /** Shown before the video starts, and instead of it with reduced motion. */
  poster: ArtPicture;
  sizes: string;
  /** Above the fold. */
  isFirst?: boolean;
  children?: ReactNode;
}

const Frame = styled('div')(({ theme: { measures, motions, spacing, typography, vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: dark.page,
  aspectRatio: '3 / 2',
  '& > :is(picture, video)': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > picture > img, & > video': { width: '100%', height: '100%', objectFit: 'cover' },
  // The video covers the poster only once its first frame is loaded.
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
    // Shown by script, since it does nothing without JavaScript.
    '&[hidden]': { display: 'none' },
    '& > svg': { width: '1.5rem', height: '1.5rem', fill: 'currentColor' },
  },
  '&[data-loop="playing"] [data-when="still"]': { display: 'none' },
  '&:not([data-loop="playing"]) [data-when="playing"]': { display: 'none' },
  '@media print': {
    aspectRatio: 'auto',
    backgroundColor: 'transparent',
    '& > :is(picture, video, button)': { display: 'none' },
  },
}));

/** A poster that becomes a video: complete without JavaScript, enhanced by `startLoops`. */
export function LoopVideo({ loop, poster, sizes, isFirst = false, children }: LoopVideoProps) {
  const { webm, mp4, width, height } = loop;
  return (
    <Frame data-loop="still">
      <PictureElement picture={poster} sizes={sizes} isFirst={isFirst} />
      {/* The poster has the text alternative; motion adds no information. */}
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
