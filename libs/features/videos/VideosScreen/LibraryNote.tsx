import Typography from '@mui/material/Typography';
import { videosContent } from '@paniscus/content';
import type { LibraryVideo } from '@paniscus/domain/videos';

/** Where the videos are played from, which differs for samples. */
function getNote(videos: readonly LibraryVideo[]): string {
  const { origin, samples, someSamples } = videosContent;
  const sampleCount = videos.filter(({ isSample }) => isSample).length;
  if (sampleCount === 0) return origin;
  return sampleCount === videos.length ? samples : `${origin} ${someSamples}`;
}

/** Tells visitors where the videos come from, and which are samples. */
export function LibraryNote({ videos }: { videos: readonly LibraryVideo[] }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ maxWidth: ({ layout }) => layout.readingWidth, mb: 3 }}
    >
      {getNote(videos)}
    </Typography>
  );
}
