import { createTextFilter } from '@paniscus/domain/search';
import { buildVideoSearchText, formatVideoCount } from '@paniscus/domain/videos';
import { trackFilterUrl } from '../forms/filter-url';

/**
 * Filters the videos while typing, calls `onVisibleChange` when the visible ones change, and updates the URL. Back returns to
 * the videos as they were before the search. Returns a function that reapplies the filter.
 */
export function enableSearch(container: HTMLElement, onVisibleChange: () => void): () => void {
  const form = container.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name="q"]');
  if (!form || !field) return onVisibleChange;
  const search = () => {
    applyFilter(container, field.value.trim());
    onVisibleChange();
  };
  const filterUrl = trackFilterUrl((query) => {
    field.value = query.get('q') ?? '';
    search();
  });
  const getUrl = () => new URL(form.action).pathname + buildQuery(field.value.trim());
  form.addEventListener('input', () => {
    search();
    filterUrl.showSoon(getUrl());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filterUrl.show(getUrl());
  });
  return search;
}

const getText = (card: HTMLElement, name: string) => card.querySelector(`[data-${name}]`)?.textContent ?? '';

function applyFilter(container: HTMLElement, terms: string): void {
  const cards = [...container.querySelectorAll<HTMLElement>('[data-video]')];
  const texts = cards.map((card) =>
    buildVideoSearchText(
      getText(card, 'title'),
      card.dataset['categories'] ?? '',
      getText(card, 'description'),
    ),
  );
  const matchesSearch = createTextFilter(texts, terms);
  let found = 0;
  for (const [index, card] of cards.entries()) {
    const isMatch = matchesSearch(texts[index] ?? '');
    found += isMatch ? 1 : 0;
    const entry = card.closest('li');
    if (entry !== null) entry.hidden = !isMatch;
  }
  for (const group of container.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('li:not([hidden])') === null;
  const elements = {
    resultCount: container.querySelector('[data-result-count]'),
    nothing: container.querySelector<HTMLElement>('[data-nothing]'),
    clear: container.querySelector<HTMLElement>('[data-clear]'),
    searchAll: container.querySelector<HTMLAnchorElement>('[data-search-all]'),
  };
  const count = formatVideoCount(found, cards.length);
  if (elements.resultCount && elements.resultCount.textContent !== count)
    elements.resultCount.textContent = count;
  if (elements.nothing) elements.nothing.hidden = found > 0;
  if (elements.clear) elements.clear.hidden = terms === '';
  if (elements.searchAll) elements.searchAll.search = buildQuery(terms);
}

const buildQuery = (terms: string) => (terms === '' ? '' : `?q=${encodeURIComponent(terms)}`);
