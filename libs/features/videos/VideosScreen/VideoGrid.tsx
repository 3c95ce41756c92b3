import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { LibraryVideo } from '@paniscus/domain/videos';
import { VideoCard } from '../VideoCard/VideoCard';
import { getPoster } from '../posters';
import { VideoDescription } from './VideoDescription';
import type { VideosState } from './videos-screen.types';

export type VideoGridProps = {
  state: VideosState;
  videos: readonly LibraryVideo[];
  /** Ids of the videos that match the search. */
  found: ReadonlySet<string>;
  headingLevel?: 2 | 3;
  /** Number of videos above this grid. */
  offset?: number;
  getHref: (path: string) => string;
};

const Grid = styled(List)(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: spacing(5, 4),
}));

const Cell = styled(Box)({
  display: 'grid',
  minWidth: 0,
  '&[hidden]': { display: 'none' },
}) as typeof Box;

/** Number of videos in the initial viewport, on phone and desktop. */
const INITIALLY_VISIBLE = 1;

/** Grid of videos in order; those that do not match the search stay in the DOM, hidden. */
export const VideoGrid = ({ state, videos, found, headingLevel, offset = 0, getHref }: VideoGridProps) => (
  <Grid>
    {videos.map((video, index) => (
      <Cell component="li" key={video.id} hidden={!found.has(video.id)}>
        <VideoCard
          video={video}
          description={<VideoDescription id={video.id} state={state} />}
          poster={getPoster(video)}
          isFirst={offset + index < INITIALLY_VISIBLE}
          headingLevel={headingLevel}
          getHref={getHref}
        />
      </Cell>
    ))}
  </Grid>
);
