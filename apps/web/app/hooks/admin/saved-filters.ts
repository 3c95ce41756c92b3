import type { FilteredList } from '@paniscus/domain/session';
import type { ChangeFailure, FilterCollection } from '@paniscus/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteSavedFilter,
  fetchSavedFilters,
  renameSavedFilter,
  saveFilter,
} from '../../api/admin/saved-filters';
import { buildListQuery } from '../../api/pagination';
import { getErrorMessage } from '../../api/error-messages';
import { isNotFound } from '../../api/problem-error';

const QUERY_KEY = ['saved-filters'];
const FAILURE_MESSAGE = 'Your saved filters were not changed. Please try again.';

type ListFilter<Filter> = {
  list: FilteredList;
  path: string;
  parseFilter: (query: URLSearchParams) => Filter;
  /** The filter that the list shows. */
  filter: Filter;
  isStaff: boolean;
};

/** Filters that the signed-in member of staff saved for a list. */
export function useSavedFilters<Filter extends Record<string, string>>({
  list,
  path,
  parseFilter,
  filter,
  isStaff,
}: ListFilter<Filter>): FilterCollection {
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({ queryKey: QUERY_KEY, queryFn: fetchSavedFilters, enabled: isStaff });
  const shown = buildListQuery(filter);
  const filters = data
    ?.filter((saved) => saved.list === list)
    .map(({ id, name, query }) => {
      // A filter that was saved earlier may have parameters that the list no longer knows.
      const known = buildListQuery(parseFilter(new URLSearchParams(query)));
      return { id, name, href: path + known, isCurrent: known === shown };
    });

  const change = async (run: () => Promise<unknown>): ChangeFailure => {
    try {
      await run();
      return undefined;
    } catch (error) {
      return getErrorMessage(error as Error, FAILURE_MESSAGE);
    } finally {
      // After errors too: the call may have succeeded although the response was lost.
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    }
  };
  return {
    filters: data === undefined && isError ? 'failed' : filters,
    onSave: (name) => change(() => saveFilter({ list, name, query: shown.slice(1) })),
    onRename: (id, name) => change(() => renameSavedFilter(id, name)),
    onDelete: (id) => change(() => deleteSavedFilter(id).catch(ignoreDeleted)),
    onRestore: ({ name, href }) =>
      change(() => saveFilter({ list, name, query: href.slice(`${path}?`.length) })),
  };
}

/** The filter was deleted in another tab. */
function ignoreDeleted(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
