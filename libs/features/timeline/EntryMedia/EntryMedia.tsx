import { styled } from '@mui/material/styles';
import type { TimelineEntry } from '@paniscus/content';
import { Picture } from '@paniscus/ui';

const Frame = styled('figure')(({ theme: { measures, spacing } }) => ({
  maxWidth: spacing(40),
  '& > video': { display: 'block', width: '100%', borderRadius: measures.tileRadius },
}));

/** How wide a picture is shown beside an entry. */
const SIZES = '(min-width: 960px) 20rem, 80vw';

/** The picture or the film of an entry; one without either has its sign on the line, and nothing here. */
export function EntryMedia({ entry: { picture, video, sign } }: { entry: TimelineEntry }) {
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
      <Picture picture={picture} sizes={SIZES} word={sign} />
    </Frame>
  );
}
