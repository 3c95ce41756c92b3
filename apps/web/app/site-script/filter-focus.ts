type Filter = HTMLSelectElement | HTMLInputElement;

const FILTERS = '[data-submit-on-change] :is(select, [type="checkbox"])';

/** Choices that are not those of the page. A list whose page has not chosen any is left alone. */
const CHANGED =
  '[data-submit-on-change] :is(option:default:not(:checked), input:is(:checked:not(:default), :default:not(:checked)))';

/** Applies filters that were chosen before this script was there. */
export const applyEarlyFilters = (): void =>
  document.querySelector(CHANGED)?.closest('form')?.requestSubmit();

/** The value in a URL; a list whose parameter is missing shows its first choice. */
const readValue = (filter: Filter, params: URLSearchParams) =>
  params.get(filter.name) ?? ('options' in filter ? filter.options[0]?.value : '');

/**
 * Continues where a filter has just reloaded its page: focuses what was changed, so that the arrow keys continue there, and shows
 * how much was found, which on a phone is below the filters.
 */
export function continueFiltering(): void {
  const previous = new URL(document.referrer || location.origin);
  if (previous.pathname !== location.pathname) return;
  const params = new URLSearchParams(location.search);
  [...document.querySelectorAll<Filter>(FILTERS)]
    .find((filter) => readValue(filter, previous.searchParams) !== readValue(filter, params))
    ?.focus();
  document.querySelector('[data-found]')?.scrollIntoView({ block: 'nearest' });
}
