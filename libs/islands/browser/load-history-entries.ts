/**
 * Loads a page again when Back or Forward lead to another query of it, such as that of a filter, while its island is not
 * hydrated: the island would have shown it.
 */
export function loadHistoryEntries(): void {
  const { search } = location;
  addEventListener('popstate', () => {
    const isWaiting = document.querySelector('[data-island]:not([data-hydrated])') !== null;
    if (isWaiting && location.search !== search) location.reload();
  });
}
