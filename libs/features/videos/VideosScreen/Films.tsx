import { styled } from '@mui/material/styles';
import type { PlacedVideo, VideoCategory } from '@paniscus/domain/videos';
import { LexigramTile } from '@paniscus/ui';
import { VideoCard } from '../VideoCard/VideoCard';
import { getPoster } from '../posters';
import { VideoDescription } from './VideoDescription';
import type { VideosState } from './videos-screen.types';

type FilmsProps = {
  state: VideosState;
  videos: readonly PlacedVideo[];
  /** Ids of the videos that match the search. */
  found: ReadonlySet<string>;
  getHref: (place: string) => string;
};

const List = styled('ul')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: spacing(5, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', minWidth: 0 },
  '& > li[hidden]': { display: 'none' },
}));
const Group = styled('section')(({ theme: { measures, spacing, typography, vars } }) => ({
  '&[hidden]': { display: 'none' },
  '& + &': { marginTop: spacing(7) },
  '& > [data-part="name"]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: spacing(0.5, 2),
    marginBottom: spacing(3),
    paddingTop: spacing(3),
    borderTop: `${measures.hairline} solid ${vars.palette.divider}`,
  },
  '& h2': { ...typography.h3, margin: 0 },
  '& h2 > a': { color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
  '& > [data-part="name"] > p': {
    ...typography.body2,
    gridColumn: '1 / -1',
    maxWidth: measures.reading,
    color: vars.palette.text.secondary,
  },
}));

/** Number of videos in the initial viewport, on phone and desktop. */
const FIRST = 1;

/** Grid of videos in order; those that do not match the search stay in the DOM, hidden. */
export const Films = ({
  heading,
  before = 0,
  ...props
}: FilmsProps & { heading?: 'h3'; before?: number }) => (
  <List>
    {props.videos.map((video, index) => (
      <li key={video.id} hidden={!props.found.has(video.id)}>
        <VideoCard
          video={video}
          description={<VideoDescription id={video.id} state={props.state} />}
          poster={getPoster(video)}
          isFirst={before + index < FIRST}
          heading={heading}
          getHref={props.getHref}
        />
      </li>
    ))}
  </List>
);

export function FilmsByCategory({
  categories,
  ...props
}: FilmsProps & { categories: readonly VideoCategory[] }) {
  return categories.map(({ slug, title, description, sign = 'TV' }, place) => {
    const videos = props.videos.filter(({ trail }) => trail[0]?.slug === slug);
    const id = `films-${slug}`;
    return (
      <Group
        key={slug}
        data-group=""
        aria-labelledby={id}
        hidden={!videos.some((video) => props.found.has(video.id))}
      >
        <div data-part="name">
          <LexigramTile word={sign} size="small" isDecorative />
          <h2 id={id}>
            <a href={props.getHref(slug)}>{title}</a>
          </h2>
          <p>{description}</p>
        </div>
        <Films {...props} videos={videos} heading="h3" before={place} />
      </Group>
    );
  });
}
