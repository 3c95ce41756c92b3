import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { getTrailPath, listCategoryTitles } from '@paniscus/domain/videos';
import type { LibraryVideo } from '@paniscus/domain/videos';
import type { ArtPicture } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { VideoActions } from './VideoActions';
import { VideoFrame, VideoPoster } from './VideoPoster';

export type VideoCardProps = {
  /** Title and id of the video. */
  video: LibraryVideo;
  /** The description, or content that is visible only without JavaScript. */
  description: ReactNode;
  /** Its picture. */
  poster: ArtPicture | undefined;
  /** In the initial viewport. */
  isFirst?: boolean;
  /** One level below the heading above it. */
  headingLevel?: 2 | 3;
  /** Replaces the poster once Play is pressed; on real pages the site script inserts it. */
  player?: ReactNode;
  /** URL of a category by its path in the tree, such as 'kanzi/early-years'. */
  getHref: (path: string) => string;
};

/** Reserves four lines, so that a late description does not shift the layout. */
const Description = styled(Typography)(({ theme: { spacing } }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  minHeight: '4lh',
  marginTop: spacing(1),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '[data-playing] > &, [data-expanded] > &': { display: 'block' },
  '@media (scripting: none)': { display: 'block', minHeight: 0 },
}));

/** Video card with a poster and a Play button; loads nothing from the video service before Play is pressed. */
export function VideoCard(props: VideoCardProps) {
  const { video, description, poster, isFirst, headingLevel = 2, player, getHref } = props;
  const { id, title, trail } = video;
  const titleId = `film-${id}`;
  return (
    <Box
      component="article"
      data-video={id}
      data-categories={listCategoryTitles(video)}
      data-playing={player === undefined ? undefined : ''}
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, breakInside: 'avoid' }}
    >
      <VideoFrame data-player="">
        {player ?? <VideoPoster video={video} picture={poster} isFirst={isFirst} />}
      </VideoFrame>
      <Typography variant="overline" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
        <Link href={getHref(getTrailPath(trail))} color="inherit">
          {trail.at(-1)?.title}
        </Link>
      </Typography>
      <Typography
        id={titleId}
        component={headingLevel === 2 ? 'h2' : 'h3'}
        variant="h4"
        data-title=""
        sx={{ mt: 0.5 }}
      >
        {title}
      </Typography>
      <Description variant="body2" data-description="">
        {description}
      </Description>
      <VideoActions video={video} />
    </Box>
  );
}
