/** Selector of an island that is not hydrated yet. */
export const WAITING_ISLAND = '[data-island]:not([data-hydrated])';
