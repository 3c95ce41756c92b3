import { styled } from '@mui/material/styles';
import { videosContent } from '@paniscus/content';
import { findTrailPosition, videosFor } from '@paniscus/domain/videos';
import type { PlacedVideo, VideoCategory } from '@paniscus/domain/videos';
import { Alert, Breadcrumbs, Button, EmptyState, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { FILMS_ID, VideoTree } from '../VideoTree/VideoTree';
import { Films, FilmsByCategory } from './Films';
import { Outcome, VideoSearch } from './VideoSearch';
import type { VideosState } from './videos-screen.types';

type VideoLinks = {
  videos: string;
  /** URL of a category by its path in the tree, such as 'kanzi/early-years'. */
  videoBranch: (place: string) => string;
};

type VideosScreenProps = {
  state: VideosState;
  videos: readonly PlacedVideo[];
  /** The current category, preceded by its ancestors; empty for the whole library. */
  branch?: readonly VideoCategory[];
  words?: string;
  trail?: readonly Crumb[];
  links: VideoLinks;
};

const Rooms = styled('div')(({ theme: { breakpoints, measures, spacing } }) => ({
  '& > [data-videos]': { outline: 'none', scrollMarginTop: spacing(12) },
  display: 'grid',
  gap: spacing(3, 7),
  [breakpoints.up(measures.barFrom)]: {
    gridTemplateColumns: '14rem minmax(0, 1fr)',
    alignItems: 'start',
  },
}));
const Note = styled('p')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.body2,
  maxWidth: measures.reading,
  marginBottom: spacing(3),
  textWrap: 'pretty',
  color: vars.palette.text.secondary,
}));
/** The library of videos, or one of its categories, with a search. */
export function VideosScreen({ state, videos, branch = [], words = '', trail, links }: VideosScreenProps) {
  const { title, lead, origin, sample, mark } = videosContent;
  const place = findTrailPosition(branch);
  const current = branch.at(-1);
  const getHref = (at: string) => (at === '' ? links.videos : links.videoBranch(at));
  const found = new Set(videosFor(videos, words, descriptionsIn(state)).map(({ id }) => id));
  const shown = { state, videos, found, getHref };
  return (
    <Page
      title={current?.title ?? title}
      lead={current?.description ?? lead}
      label={current === undefined ? undefined : title}
      mark={branch.findLast(({ sign }) => sign !== undefined)?.sign ?? mark}
      width="wide"
      trail={trail && <Breadcrumbs trail={trail} />}
    >
      <Rooms>
        <VideoTree current={place} getHref={getHref} />
        <div data-videos="" id={FILMS_ID} tabIndex={-1}>
          <VideoSearch words={words} href={getHref(place)} />
          <Outcome found={found.size} total={videos.length} words={words} href={getHref(place)} />
          <Note>
            {origin}
            {videos.some(({ isSample }) => isSample) ? ` ${sample}` : null}
          </Note>
          <Failure state={state} />
          {current === undefined ? (
            <FilmsByCategory categories={videosContent.library} {...shown} />
          ) : (
            <Films {...shown} />
          )}
          <NothingFound isHidden={found.size > 0} href={links.videos} />
        </div>
      </Rooms>
    </Page>
  );
}

const descriptionsIn = (state: VideosState) => {
  if (state.kind === 'failed') return {};
  return state.kind === 'ready' ? state.descriptions : state.known;
};

const VideoNotice = styled('div')(({ theme: { spacing } }) => ({ marginBottom: spacing(3) }));

/** Live region that is empty until a request fails, so that the failure is announced. */
function Failure({ state }: { state: VideosState }) {
  const isFailed = state.kind === 'failed';
  return (
    <VideoNotice data-failure="" hidden={!isFailed}>
      <Alert kind="error">
        <span data-failure-message="">{isFailed ? state.message : ''}</span>
      </Alert>
    </VideoNotice>
  );
}

function NothingFound({ isHidden, href }: { isHidden: boolean; href: string }) {
  const { nothing, showAll, advice } = videosContent.search;
  return (
    <div data-nothing="" hidden={isHidden}>
      <EmptyState
        word="question"
        title={nothing}
        action={
          <Button look="plain" href={href}>
            {showAll}
          </Button>
        }
      >
        {advice}
      </EmptyState>
    </div>
  );
}
