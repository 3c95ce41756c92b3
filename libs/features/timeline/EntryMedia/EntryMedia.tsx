import Box from '@mui/material/Box';
import type { TimelineEntry } from '@paniscus/content';
import { FluidPicture } from '@paniscus/ui';

const SIZES = '(min-width: 600px) 28rem, calc(100vw - 5rem)';

interface EntryMediaProps {
  /** The entry with its picture or video. */
  entry: TimelineEntry;
}

/** Picture or video of an entry; renders nothing without either. */
export function EntryMedia({ entry: { picture, video } }: EntryMediaProps) {
  if (picture === undefined && video === undefined) return null;
  return (
    <Box component="figure" sx={{ maxWidth: ({ spacing }) => spacing(56) }}>
      {video === undefined ? null : <EntryVideo {...video} />}
      {picture === undefined || video !== undefined ? null : (
        <FluidPicture picture={picture} sizes={SIZES} sx={{ border: 1, borderColor: 'divider' }} />
      )}
    </Box>
  );
}

function EntryVideo({ webm, mp4, poster, label }: NonNullable<TimelineEntry['video']>) {
  return (
    <Box
      component="video"
      controls
      muted
      playsInline
      preload="none"
      poster={poster}
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: ({ layout }) => layout.tileRadius,
      }}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </Box>
  );
}
