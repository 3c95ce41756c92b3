import { EmptyState, ListError, ListLayout, ListLoading, Page, ResultSnackbar } from '@paniscus/ui';
import type { ComponentProps } from 'react';
import { PictureSearch } from '../PictureDialog/PictureSearch';
import { PictureUploads } from '../PictureDialog/PictureUploads';
import type {
  MediaLibraryActions,
  MediaLibraryLinks,
  MediaLibraryState,
  OpenedPicture,
} from './media-library.types';
import { PictureDetails } from './PictureDetails';
import { PictureGrid } from './PictureGrid';

interface MediaLibraryScreenProps {
  state: MediaLibraryState;
  search: string;
  uploads: ComponentProps<typeof PictureUploads>;
  /** The picture whose details are open. */
  opened: OpenedPicture | undefined;
  actions: MediaLibraryActions;
  links: MediaLibraryLinks;
}

/** All pictures of posts, for staff: upload, search, alt texts, where each is used, and deletion. */
export function MediaLibraryScreen({ uploads, opened, links, ...library }: MediaLibraryScreenProps) {
  const { search, actions } = library;
  return (
    <Page
      title="Media library"
      lead="Pictures used in posts, their alt text, and where they appear."
      sign="hand"
      width="wide"
    >
      <ListLayout>
        <PictureUploads {...uploads} />
        <PictureSearch search={search} onSearch={actions.onSearch} />
        <Done {...library} />
        <Body {...library} />
      </ListLayout>
      {opened === undefined ? null : (
        <PictureDetails key={opened.picture.id} {...opened} {...actions} links={links} />
      )}
    </Page>
  );
}

function Done({ state }: Pick<MediaLibraryScreenProps, 'state'>) {
  if ((state.kind !== 'ready' && state.kind !== 'empty') || state.done === undefined) return null;
  return <ResultSnackbar key={state.done}>{state.done}</ResultSnackbar>;
}

type BodyProps = Pick<MediaLibraryScreenProps, 'state' | 'search' | 'actions'>;

function Body({ state, search, actions }: BodyProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The pictures" />;
    case 'empty':
      return <Empty isFiltered={search !== ''} />;
    case 'ready':
      return <PictureGrid {...state} {...actions} />;
  }
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState word="question" title="No pictures match this search." role="status">
        The search matches any part of the file name or alt text.
      </EmptyState>
    );
  return (
    <EmptyState word="hand" title="No pictures yet.">
      Upload the first one here or while you write a post.
    </EmptyState>
  );
}
