import type { Problem } from '@paniscus/domain/problem';
import { toDescriptionText, VIDEO_IDS_MAX, VIDEO_TEXTS } from '@paniscus/domain/videos';
import type { VideoDescriptions } from '@paniscus/domain/videos';

/**
 * Shows a loading state, fetches the descriptions and inserts them. A missing one falls back to the server-rendered
 * text; a failure without fallback shows a message.
 */
export async function loadDescriptions(place: HTMLElement): Promise<void> {
  const films = [...place.querySelectorAll<HTMLElement>('[data-video]')].map((film) => ({
    id: film.dataset['video'] ?? '',
    words: film.querySelector('[data-description]'),
    carried: carriedBy(film),
  }));
  for (const { words } of films) if (words !== null) words.textContent = VIDEO_TEXTS.loading;
  const { found, failure } = await findDescriptions(films.map(({ id }) => id));
  for (const { id, words, carried } of films)
    if (words !== null) words.textContent = id in found ? toDescriptionText(found[id]) : carried;
  const isMissing = films.some(({ id, carried }) => !(id in found) && carried === '');
  if (failure !== undefined || isMissing) showFailure(place, failure ?? VIDEO_TEXTS.failed);
}

/** Server-rendered description in `noscript`; with scripting enabled its content is text, not parsed HTML. */
function carriedBy(film: HTMLElement): string {
  const html = film.querySelector('[data-description] noscript')?.textContent ?? '';
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

type Asked = { found: VideoDescriptions; failure?: string };

/** Fetches descriptions; on failure returns those loaded so far with a message. A 422 has a message about the ids. */
async function findDescriptions(ids: string[]): Promise<Asked> {
  const found: VideoDescriptions = {};
  try {
    for (let first = 0; first < ids.length; first += VIDEO_IDS_MAX) {
      const list = ids.slice(first, first + VIDEO_IDS_MAX).join(',');
      const response = await fetch(`/api/video-descriptions/?ids=${list}`);
      if (response.status === 422) return { found, failure: ((await response.json()) as Problem).detail };
      if (!response.ok) return { found, failure: VIDEO_TEXTS.failed };
      Object.assign(found, await response.json());
    }
    return { found };
  } catch {
    return { found, failure: VIDEO_TEXTS.failed };
  }
}

function showFailure(place: HTMLElement, message: string): void {
  const failure = place.querySelector<HTMLElement>('[data-failure]');
  const words = failure?.querySelector('[data-failure-message]');
  if (!failure || !words) return;
  failure.hidden = false;
  words.textContent = message;
}
