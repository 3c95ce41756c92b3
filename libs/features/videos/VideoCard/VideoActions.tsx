import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { videosContent } from '@paniscus/content';
import { VIDEO_SERVICE_NAME, buildWatchUrl } from '@paniscus/domain/videos';
import type { Video } from '@paniscus/domain/videos';

const { film, sampleLabel } = videosContent;

const Toggle = styled(Link)(({ theme: { layout } }) => ({
  minHeight: layout.touchTarget,
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
})) as typeof Link;

const toggle = { component: 'button', type: 'button', variant: 'caption', color: 'textPrimary' } as const;

/** Link to the video and buttons of the site script, each shown only while it has an effect. */
export const VideoActions = ({ video }: { video: Video }) => (
  <Stack
    direction="row"
    sx={{
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      minHeight: ({ layout }) => layout.touchTarget,
      mt: 'auto',
      typography: 'caption',
      color: 'text.secondary',
    }}
  >
    {video.isSample ? (
      <span>{sampleLabel}</span>
    ) : (
      <Link href={buildWatchUrl(video)}>Watch on {VIDEO_SERVICE_NAME}</Link>
    )}
    <Toggle
      {...toggle}
      data-expand=""
      aria-expanded="false"
      aria-label={`${film.fullDescription}: ${video.title}`}
      hidden
      sx={{ '[data-playing] &': { display: 'none' } }}
    >
      {film.fullDescription}
    </Toggle>
    <Toggle
      {...toggle}
      data-stop=""
      aria-label={`${film.close}: ${video.title}`}
      sx={{ '[data-video]:not([data-playing]) &': { display: 'none' } }}
    >
      {film.close}
    </Toggle>
  </Stack>
);
