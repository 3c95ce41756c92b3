import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { PauseIcon, PlayIcon } from '../../theme/icons/player-icons';
import { PictureElement } from '../Picture/PictureElement';
import type { ArtPicture } from '../Picture/PictureElement';

interface Loop {
  webm: string;
  mp4: string;
  /** In pixels. */
  width: number;
  height: number;
  label: string;
}

interface LoopVideoProps extends BoxProps {
  /** Files, size and description of the video, which plays without sound. */
  loop: Loop;
  /** Shown before the video starts, and instead of it with reduced motion. */
  poster: ArtPicture;
  /** The `sizes` attribute of the poster. */
  sizes: string;
  /** Above the fold. */
  isFirst?: boolean;
}

const Frame = styled(Box)(({ theme: { vars } }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  aspectRatio: '3 / 2',
  '@media print': { aspectRatio: 'auto', backgroundColor: 'transparent' },
}));

const filling = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media print': { display: 'none' },
} as const;

const Poster = styled(PictureElement)(filling);

/** Covers the poster only once its first frame is loaded. */
const Film = styled('video')(({ theme: { motions } }) => ({
  ...filling,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${motions.calm}`,
  '[data-started] > &': { visibility: 'visible', opacity: 1 },
}));

const ShownWhilePlaying = styled(PauseIcon)({ ':not([data-loop="playing"]) > * > &': { display: 'none' } });
const ShownWhilePaused = styled(PlayIcon)({ '[data-loop="playing"] > * > &': { display: 'none' } });

/** A poster that becomes a video: complete without JavaScript, enhanced by `startLoops`. Dark in both color schemes. */
export function LoopVideo({ loop, poster, sizes, isFirst = false, children, ...box }: LoopVideoProps) {
  const { webm, mp4, width, height } = loop;
  return (
    <Frame {...box} data-loop="still" data-scheme="dark">
      <Poster picture={poster} sizes={sizes} isFirst={isFirst} />
      {/* The poster has the text alternative; motion adds no information. */}
      <Film muted loop playsInline preload="none" width={width} height={height} tabIndex={-1} aria-hidden>
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </Film>
      {children}
      {/* Shown by the script, since it does nothing without JavaScript. */}
      <IconButton color="overlay" hidden aria-label="Play the video" sx={{ right: 16, bottom: 16 }}>
        <ShownWhilePlaying />
        <ShownWhilePaused />
      </IconButton>
    </Frame>
  );
}
