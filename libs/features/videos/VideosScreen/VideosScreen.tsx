import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { videosContent } from '@paniscus/content';
import { filterVideos, getTrailPath } from '@paniscus/domain/videos';
import type { LibraryVideo, VideoCategory } from '@paniscus/domain/videos';
import { EmptyState, Page, PageBreadcrumbs } from '@paniscus/ui';
import type { BreadcrumbItem } from '@paniscus/ui';
import { CategoryTree, VIDEOS_ID } from '../CategoryTree/CategoryTree';
import { CategorySections } from './CategorySections';
import { LibraryNote } from './LibraryNote';
import { VideoGrid } from './VideoGrid';
import { SearchResultCount, VideoSearch } from './VideoSearch';
import type { VideosState } from './videos-screen.types';

type VideoLinks = {
  videos: string;
  /** URL of a category by its path in the tree, such as 'kanzi/early-years'. */
  videoBranch: (path: string) => string;
};

type VideosScreenProps = {
  state: VideosState;
  /** The videos that are shown. */
  videos: readonly LibraryVideo[];
  /** Categories that the tree and the sections list. */
  library?: readonly VideoCategory[];
  /** Origin of the player; YouTube's privacy-enhanced host by default. */
  playerOrigin?: string;
  /** The current category, preceded by its ancestors; empty for the whole library. */
  branch?: readonly VideoCategory[];
  /** Search text. */
  query?: string;
  breadcrumbs?: readonly BreadcrumbItem[];
  links: VideoLinks;
};

const Layout = styled(Box)(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 7),
  [breakpoints.up('md')]: {
    gridTemplateColumns: '14rem minmax(0, 1fr)',
    alignItems: 'start',
  },
}));

/** The library of videos, or one of its categories, with a search. */
export function VideosScreen(props: VideosScreenProps) {
  const { videos, library = videosContent.library, branch = [], breadcrumbs, links } = props;
  const { title, sign } = videosContent;
  const current = branch.at(-1);
  const getHref = (path: string) => (path === '' ? links.videos : links.videoBranch(path));
  return (
    <Page
      title={current?.title ?? title}
      lead={current?.description ?? getLead(videos)}
      overline={current === undefined ? undefined : title}
      sign={branch.findLast((category) => category.sign !== undefined)?.sign ?? sign}
      width="wide"
      breadcrumbs={breadcrumbs && <PageBreadcrumbs items={breadcrumbs} />}
    >
      {videos.length === 0 ? (
        <EmptyState word="TV" title={videosContent.empty.title}>
          {videosContent.empty.hint}
        </EmptyState>
      ) : (
        <Layout>
          <CategoryTree library={library} current={getTrailPath(branch)} getHref={getHref} />
          <Library {...props} library={library} getHref={getHref} />
        </Layout>
      )}
    </Page>
  );
}

interface LibraryProps extends Omit<VideosScreenProps, 'breadcrumbs'> {
  library: readonly VideoCategory[];
  getHref: (path: string) => string;
}

function Library(props: LibraryProps) {
  const { state, videos, library, playerOrigin, branch = [], query = '', links, getHref } = props;
  const found = new Set(filterVideos(videos, query, getDescriptions(state)).map(({ id }) => id));
  const search = { query, href: getHref(getTrailPath(branch)) };
  const grid = { state, videos, found, getHref };
  return (
    <Box
      data-videos=""
      data-player-origin={playerOrigin}
      id={VIDEOS_ID}
      tabIndex={-1}
      sx={{ outline: 'none', scrollMarginTop: ({ spacing }) => spacing(12) }}
    >
      <VideoSearch {...search} />
      <SearchResultCount {...search} found={found.size} total={videos.length} />
      <LibraryNote videos={videos} />
      <Failure state={state} />
      {branch.length === 0 ? <CategorySections categories={library} {...grid} /> : <VideoGrid {...grid} />}
      <NothingFound
        hidden={found.size > 0}
        isCategory={branch.length > 0}
        query={query}
        href={links.videos}
      />
    </Box>
  );
}

const getDescriptions = (state: VideosState) => {
  if (state.kind === 'failed') return {};
  return state.kind === 'ready' ? state.descriptions : state.known;
};

const getLead = (videos: readonly LibraryVideo[]) =>
  videos.length === 0 ? videosContent.lead : `${videosContent.lead} ${videosContent.invitation}`;

/** Live region that is empty until a request fails, so that the failure is announced. */
function Failure({ state }: { state: VideosState }) {
  const isFailed = state.kind === 'failed';
  return (
    <Box data-failure="" hidden={!isFailed} sx={{ mb: 3 }}>
      <Alert severity="error">
        <span data-failure-message="">{isFailed ? state.message : ''}</span>
      </Alert>
    </Box>
  );
}

interface NothingFoundProps {
  hidden: boolean;
  /** Whether one category was searched: others may have what it has not. */
  isCategory: boolean;
  query: string;
  href: string;
}

function NothingFound({ hidden, isCategory, query, href }: NothingFoundProps) {
  const { nothingFound, nothingInCategory } = videosContent.search;
  const { title, hint, action } = isCategory ? nothingInCategory : nothingFound;
  const search = isCategory && query !== '' ? `?q=${encodeURIComponent(query)}` : '';
  return (
    <div data-nothing="" hidden={hidden}>
      <EmptyState
        word="question"
        title={title}
        action={
          <Button
            href={href + search}
            data-search-all={isCategory ? '' : undefined}
            variant="outlined"
            color="inherit"
          >
            {action}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    </div>
  );
}
