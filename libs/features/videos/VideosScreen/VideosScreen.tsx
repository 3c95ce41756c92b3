import { styled } from '@mui/material/styles';
import { videosContent } from '@paniscus/content';
import { placeOfTrail, videosFor } from '@paniscus/domain';
import type { PlacedVideo, VideoCategory, VideoDescriptions } from '@paniscus/domain';
import { Alert, Breadcrumbs, Button, EmptyState, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { FILMS_ID, VideoTree } from '../VideoTree/VideoTree';
import { Films, FilmsByCategory } from './Films';
import { Outcome, VideoSearch } from './VideoSearch';

/** What is known of the descriptions. On a page the library's own script goes from the first to one of the others. */
export type VideosState =
  | {
      kind: 'loading';
      /** What the server knows: shown to those without script, for whom nothing will load. */
      known?: VideoDescriptions;
    }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; descriptions: VideoDescriptions };

export type VideoLinks = {
  videos: string;
  /** A category by its place in the tree: 'kanzi/early-years'. */
  videoBranch: (place: string) => string;
};

type VideosScreenProps = {
  state: VideosState;
  /** The films of this page. */
  videos: readonly PlacedVideo[];
  /** The category that is shown, after those above it; none for the whole library. */
  branch?: readonly VideoCategory[];
  /** What is looked for among them. */
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
/** The films of the library or of a branch of it, with the tree beside them, and a search among them. */
export function VideosScreen({ state, videos, branch = [], words = '', trail, links }: VideosScreenProps) {
  const { title, lead, origin, sample, mark } = videosContent;
  const place = placeOfTrail(branch);
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
          <div data-nothing="" hidden={found.size > 0}>
            <EmptyState
              word="question"
              title={videosContent.search.nothing}
              action={
                <Button look="plain" href={links.videos}>
                  {videosContent.search.showAll}
                </Button>
              }
            >
              {videosContent.search.advice}
            </EmptyState>
          </div>
        </div>
      </Rooms>
    </Page>
  );
}

const descriptionsIn = (state: VideosState) => {
  if (state.kind === 'failed') return {};
  return state.kind === 'ready' ? state.descriptions : state.known;
};

const Told = styled('div')(({ theme: { spacing } }) => ({ marginBottom: spacing(3) }));

/** Empty until something fails, so that a screen reader hears it when it does. */
function Failure({ state }: { state: VideosState }) {
  const isFailed = state.kind === 'failed';
  return (
    <Told data-failure="" hidden={!isFailed}>
      <Alert kind="error">
        <span data-failure-message="">{isFailed ? state.message : ''}</span>
      </Alert>
    </Told>
  );
}
