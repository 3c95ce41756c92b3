import { hasVideoWords, formatVideoCount } from '@paniscus/domain/videos';

/** In ms: browsers throttle frequent history updates. */
const ADDRESS_AFTER = 400;

/**
 * Filters the videos while typing, calls `onSeen` when the visible ones change, and updates the URL. Returns a function
 * that reapplies the filter.
 */
export function followSearch(place: HTMLElement, onSeen: () => void): () => void {
  const form = place.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[name="q"]');
  if (!form || !field) return onSeen;
  const search = () => {
    show(place, field.value.trim());
    onSeen();
  };
  let later = 0;
  form.addEventListener('input', () => {
    search();
    clearTimeout(later);
    later = window.setTimeout(() => followIn(form.action, field.value.trim()), ADDRESS_AFTER);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    followIn(form.action, field.value.trim());
  });
  return search;
}

function show(place: HTMLElement, words: string): void {
  const films = [...place.querySelectorAll<HTMLElement>('[data-video]')];
  let found = 0;
  for (const film of films) {
    const toText = (part: string) => film.querySelector(`[data-${part}]`)?.textContent ?? '';
    const fits = hasVideoWords(`${toText('title')} ${toText('description')}`, words);
    found += fits ? 1 : 0;
    const entry = film.closest('li');
    if (entry !== null) entry.hidden = !fits;
  }
  for (const group of place.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('li:not([hidden])') === null;
  const parts = {
    outcome: place.querySelector('[data-outcome]'),
    nothing: place.querySelector<HTMLElement>('[data-nothing]'),
    clear: place.querySelector<HTMLElement>('[data-clear]'),
  };
  const count = formatVideoCount(found, films.length);
  if (parts.outcome && parts.outcome.textContent !== count) parts.outcome.textContent = count;
  if (parts.nothing) parts.nothing.hidden = found > 0;
  if (parts.clear) parts.clear.hidden = words === '';
}

function followIn(address: string, words: string): void {
  const query = words === '' ? '' : `?q=${encodeURIComponent(words)}`;
  history.replaceState(history.state, '', new URL(address).pathname + query + location.hash);
}
