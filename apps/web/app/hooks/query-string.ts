import { useInBrowser } from '@paniscus/islands/browser';

/** Query string of the current URL; empty on the server, where pages are rendered for everyone. */
export function useQueryString(): string {
  return useInBrowser(
    () => location.search,
    () => '',
  );
}
