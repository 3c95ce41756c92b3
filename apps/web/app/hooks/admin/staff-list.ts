import type { FilteredList } from '@paniscus/domain/session';
import type { ExportState } from '@paniscus/ui';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { buildListQuery } from '../../api/pagination';
import { isPageForbidden } from '../../api/problem-error';
import { downloadFile } from '../download';
import { useNavigateTo } from '../navigation';
import { useStaffOnly } from '../staff';
import { useSavedFilters } from './saved-filters';

type StaffListOptions<Filter, Page> = {
  /** Identifies the list in the query cache. */
  name: string;
  /** Identifies the list among the saved filters. */
  savedAs: FilteredList;
  path: string;
  /** Reads the filter from the URL; parameters that are missing or unknown do not filter. */
  parseFilter: (query: URLSearchParams) => Filter;
  fetchPage: (filter: Filter, cursor: string | null) => Promise<Page>;
};

/** A page of a list for staff. Its filter and its position are in the URL. */
export function useStaffList<Filter extends Record<string, string>, Page extends { nextCursor?: string }>({
  name,
  savedAs,
  path,
  parseFilter,
  fetchPage,
}: StaffListOptions<Filter, Page>) {
  const navigateTo = useNavigateTo();
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const cursor = query.get('cursor');
  // The server renders without a filter, since it does not read the query string.
  const filter = parseFilter(isStaff ? query : new URLSearchParams());
  const { data, error } = useQuery({
    queryKey: [name, filter, cursor],
    queryFn: () => fetchPage(filter, cursor),
    enabled: isStaff,
    placeholderData: keepPreviousData,
  });
  const savedFilters = useSavedFilters({ list: savedAs, path, parseFilter, filter, isStaff });
  return {
    isStaff,
    isForbidden: isPageForbidden(data, error),
    filter,
    savedFilters,
    /** Undefined while loading and after a failure. */
    page: data,
    error,
    olderHref: data?.nextCursor && path + buildListQuery(filter, data.nextCursor),
    onFilter: (chosen: Filter) => navigateTo(path + buildListQuery(chosen)),
  };
}

/** Downloads a file with an authenticated request. */
export function useFileExport(load: () => Promise<Blob>, fileName: string) {
  const { isPending, isError, mutate } = useMutation({
    mutationFn: load,
    onSuccess: (content) => downloadFile(content, fileName),
  });
  const exportState: ExportState = isPending ? 'processing' : isError ? 'failed' : 'ready';
  return { exportState, onExport: () => mutate() };
}
