import { useInBrowser } from './browser';

/** What stands behind the question mark of this page's address; on the server, whose page is the same for all, nothing. */
export function useAddressQuery(): string {
  return useInBrowser(
    () => location.search,
    () => '',
  );
}
