import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { LibraryVideo } from '@paniscus/domain/videos';
import { LexigramTile, PictureElement, PlayIcon } from '@paniscus/ui';
import type { ArtPicture } from '@paniscus/ui';
import type { ReactNode } from 'react';

/** Holds the poster and then, in the same place and aspect ratio, the player that the site script inserts. */
export const VideoFrame = styled(Box)(({ theme: { layout, vars } }) => ({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: vars.palette.background.subtle,
  border: `${layout.hairline} solid ${vars.palette.divider}`,
  borderRadius: layout.tileRadius,
  // With JavaScript the whole poster is clickable.
  '@media (scripting: enabled)': { cursor: 'pointer' },
  '& img, & iframe': {
    position: 'absolute',
    inset: 0,
    display: 'block',
    width: '100%',
    height: '100%',
    border: 0,
    objectFit: 'cover',
  },
}));

const Signs = styled(Stack)(({ theme: { layout, spacing, vars } }) => ({
  position: 'absolute',
  top: spacing(1.5),
  left: spacing(1.5),
  padding: spacing(0.5),
  backgroundColor: vars.palette.background.default,
  borderRadius: layout.tileRadius,
}));

const PlayButton = styled(Button)(({ theme: { layout, spacing } }) => ({
  position: 'absolute',
  bottom: spacing(1.5),
  left: spacing(1.5),
  minWidth: 0,
  minHeight: layout.touchTarget,
  padding: spacing(0.5, 2, 0.5, 1.5),
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const SIZES = '(min-width: 1240px) 26rem, (min-width: 960px) 20rem, (min-width: 680px) 45vw, 90vw';

interface VideoPosterProps {
  video: LibraryVideo;
  picture: ArtPicture | undefined;
  /** In the initial viewport. */
  isFirst?: boolean;
}

export function VideoPoster({ video: { title, trail, signs }, picture, isFirst }: VideoPosterProps) {
  const words = signs ?? [trail.findLast(({ sign }) => sign !== undefined)?.sign ?? 'TV'];
  return (
    <>
      {picture === undefined ? null : (
        <PictureElement picture={{ ...picture, alt: '' }} sizes={SIZES} isFirst={isFirst} />
      )}
      <Signs direction="row" spacing={0.5}>
        {words.map((word) => (
          <SignSize key={word}>
            <LexigramTile word={word} size="fill" isDecorative />
          </SignSize>
        ))}
      </Signs>
      <PlayButton data-play="" aria-label={`Play: ${title}`} startIcon={<PlayIcon />}>
        Play
      </PlayButton>
    </>
  );
}

/** On phones small enough that five signs leave the picture visible. */
const SignSize = ({ children }: { children: ReactNode }) => (
  <Box sx={{ width: ({ tileSizes }) => ({ xs: tileSizes.small, md: tileSizes.medium }) }}>{children}</Box>
);
