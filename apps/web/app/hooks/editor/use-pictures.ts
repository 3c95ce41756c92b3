import type { MediaPicture } from '@paniscus/domain/media';
import type { PictureLibraryState } from '@paniscus/features/posts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { fetchPictures, setPictureAlt } from '../../api/editor/media';
import { usePictureUploads } from './uploads/use-picture-uploads';

const FAILURE = 'Failed to load the media library. Close this and try again in a moment.';

const PAGE = 20;
/** Older pictures are found by search. */
const LIMIT_MAX = 100;

/** Media library and uploads of the post editor. */
export function usePictures(isOpen: boolean) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [selected, setSelected] = useState<MediaPicture>();
  const deferredSearch = useDeferredValue(search.trim());
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['pictures'] });
  const list = useQuery({
    queryKey: ['pictures', deferredSearch, limit],
    queryFn: () => fetchPictures(deferredSearch, limit),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const uploads = usePictureUploads((picture) => {
    setSelected((current) => current ?? picture);
    void refresh();
  });
  const getState = (): PictureLibraryState => {
    if (list.data !== undefined)
      return {
        kind: 'ready',
        pictures: list.data.pictures,
        hasMore: list.data.nextCursor !== undefined && limit < LIMIT_MAX,
      };
    return list.isError ? { kind: 'failed', message: FAILURE } : { kind: 'loading' };
  };
  return {
    state: getState(),
    search,
    selected,
    ...uploads,
    onSearch: setSearch,
    onSelect: setSelected,
    onMore: () => setLimit(Math.min(limit + PAGE, LIMIT_MAX)),
    /** Stores the alt text of a picture without one, as a suggestion for the next post. */
    describe: ({ id }: MediaPicture, alt: string) =>
      void setPictureAlt(id, alt).then(refresh, () => undefined),
  };
}
