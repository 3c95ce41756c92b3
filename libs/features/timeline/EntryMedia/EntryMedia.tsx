import { styled } from '@mui/material/styles';
import type { TimelineEntry } from '@paniscus/content';
import { PictureElement } from '@paniscus/ui';

const Frame = styled('figure')(({ theme: { measures, spacing, vars } }) => ({
  maxWidth: spacing(56),
  margin: 0,
  '& video, & img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `${measures.hairline} solid ${vars.palette.divider}`,
    borderRadius: measures.tileRadius,
  },
}));

const SIZES = '(min-width: 600px) 28rem, calc(100vw - 5rem)';

/** Picture or video of an entry; renders nothing without either. */
export function EntryMedia({ entry: { picture, video } }: { entry: TimelineEntry }) {
  if (video !== undefined)
    return (
      <Frame>
        <video controls muted playsInline preload="none" poster={video.poster} aria-label={video.label}>
          <source src={video.webm} type="video/webm" />
          <source src={video.mp4} type="video/mp4" />
        </video>
      </Frame>
    );
  if (picture === undefined) return null;
  return (
    <Frame>
      <PictureElement picture={picture} sizes={SIZES} />
    </Frame>
  );
}
