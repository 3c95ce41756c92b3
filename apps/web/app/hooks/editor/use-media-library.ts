import type { MediaPicture } from '@paniscus/domain/media';
import { canEditPost } from '@paniscus/domain/session';
import { describeUploaded } from '@paniscus/features/posts';
import type { MediaLibraryActions, MediaLibraryState, OpenedPicture } from '@paniscus/features/posts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { deletePicture, fetchPictures, setPictureAlt } from '../../api/editor/media';
import { getErrorMessage } from '../../api/error-messages';
import { useAccount } from '../admin/account';
import { usePictureUploads } from './uploads/use-picture-uploads';

const PAGE = 40;
const QUERY_KEY = ['pictures'];
const FAILURE = 'Nothing was changed. Please try again.';

type Change = { kind: 'describe'; id: number; alt: string } | { kind: 'delete'; id: number };

const SUCCESS: Record<Change['kind'], string> = {
  describe: 'Alt text saved.',
  delete: 'Picture deleted.',
};

/** State and actions of the media library page. */
export function useMediaLibrary(isStaff: boolean) {
  const account = useAccount();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<MediaPicture>();
  const [done, setDone] = useState<string>();
  const [uploaded, setUploaded] = useState<readonly string[]>([]);
  const { pictures, getState, loadMore } = usePicturePages(isStaff, search.trim());
  const { change, refresh } = usePictureChange((kind) => {
    setOpened(undefined);
    setDone(SUCCESS[kind]);
    setUploaded([]);
  });
  const uploads = usePictureUploads(({ name }) => {
    setDone(undefined);
    setUploaded((names) => [...new Set([...names, name])]);
    void refresh();
  });
  const result = done ?? (uploaded.length === 0 ? undefined : describeUploaded(uploaded));
  const show = (picture: MediaPicture | undefined) => {
    change.reset();
    setDone(undefined);
    setUploaded([]);
    setOpened(picture);
  };
  const actions: MediaLibraryActions = {
    onSearch: setSearch,
    onMore: loadMore,
    onOpen: show,
    onClose: () => show(undefined),
    onSaveAlt: (alt) => opened && change.mutate({ kind: 'describe', id: opened.id, alt }),
    onDelete: () => opened && change.mutate({ kind: 'delete', id: opened.id }),
  };
  return { state: getState(result), search, uploads, opened: getOpened(), actions };

  function getOpened(): OpenedPicture | undefined {
    if (opened === undefined) return undefined;
    return {
      picture: pictures?.find(({ id }) => id === opened.id) ?? opened,
      canChange:
        account !== undefined && canEditPost({ ...account, accountId: account.id }, opened.author_id),
      isProcessing: change.isPending,
      message: change.isError ? getErrorMessage(change.error, FAILURE) : undefined,
    };
  }
}

/** Describes and deletes pictures; `onDone` is called when the list is complete, so that the focus can return to it. */
function usePictureChange(onDone: (kind: Change['kind']) => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: QUERY_KEY });
  const change = useMutation({
    mutationFn: (input: Change) =>
      input.kind === 'describe' ? setPictureAlt(input.id, input.alt) : deletePicture(input.id),
    // Another person may have used or deleted the picture.
    onError: refresh,
    onSuccess: async (_, { kind }) => {
      await refresh();
      onDone(kind);
    },
  });
  return { change, refresh };
}

/** Pictures that match a search, newest first, page by page. */
function usePicturePages(isStaff: boolean, search: string) {
  const deferredSearch = useDeferredValue(search);
  const list = useInfiniteQuery({
    queryKey: [...QUERY_KEY, 'pages', deferredSearch],
    queryFn: ({ pageParam }) => fetchPictures(deferredSearch, PAGE, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const pictures = list.data?.pages.flatMap((page) => page.pictures);
  return {
    pictures,
    loadMore: () => void list.fetchNextPage(),
    getState(done: string | undefined): MediaLibraryState {
      if (pictures === undefined)
        return list.isError
          ? { kind: 'failed', message: 'Failed to load the media library' }
          : { kind: 'loading' };
      if (pictures.length === 0) return { kind: 'empty', done };
      return { kind: 'ready', pictures, hasMore: list.hasNextPage, done };
    },
  };
}
