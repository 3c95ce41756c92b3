import { toDescriptionText, VIDEO_IDS_MAX, VIDEO_TEXTS } from '@paniscus/domain/videos';
import type { VideoDescriptions } from '@paniscus/domain/videos';
import { isRecord } from '@paniscus/domain/validation';
import { readProblem } from '../api/problem-error';
import { readJson } from '../api/responses/read-json';

const isDescriptions = (body: unknown): body is VideoDescriptions =>
  isRecord(body) && Object.values(body).every((text) => typeof text === 'string');

/**
 * Shows a loading state, fetches the descriptions and inserts them. A missing one falls back to the server-rendered
 * text; a failure without fallback shows a message.
 */
export async function loadDescriptions(container: HTMLElement): Promise<void> {
  const cards = [...container.querySelectorAll<HTMLElement>('[data-video]')].map((card) => ({
    id: card.dataset['video'] ?? '',
    element: card.querySelector('[data-description]'),
    serverText: getServerText(card),
  }));
  for (const { element } of cards) if (element !== null) element.textContent = VIDEO_TEXTS.loading;
  const { found, failure } = await fetchDescriptions(cards.map(({ id }) => id));
  for (const { id, element, serverText } of cards)
    if (element !== null) element.textContent = id in found ? toDescriptionText(found[id]) : serverText;
  const isMissing = cards.some(({ id, serverText }) => !(id in found) && serverText === '');
  if (failure !== undefined || isMissing) showFailure(container, failure ?? VIDEO_TEXTS.failed);
}

/** Server-rendered description in `noscript`; with scripting enabled its content is text, not parsed HTML. */
function getServerText(card: HTMLElement): string {
  const html = card.querySelector('[data-description] noscript')?.textContent ?? '';
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}

type FetchResult = { found: VideoDescriptions; failure?: string };

/** Fetches descriptions; on failure returns those loaded so far with a message. A 422 has a message about the ids. */
async function fetchDescriptions(ids: string[]): Promise<FetchResult> {
  const found: VideoDescriptions = {};
  try {
    for (let first = 0; first < ids.length; first += VIDEO_IDS_MAX) {
      const list = ids.slice(first, first + VIDEO_IDS_MAX).join(',');
      const response = await fetch(`/api/video-descriptions/?ids=${list}`);
      if (!response.ok) {
        const problem = response.status === 422 ? await readProblem(response) : undefined;
        return { found, failure: problem?.detail ?? VIDEO_TEXTS.failed };
      }
      Object.assign(found, await readJson(response, isDescriptions));
    }
    return { found };
  } catch {
    return { found, failure: VIDEO_TEXTS.failed };
  }
}

function showFailure(container: HTMLElement, message: string): void {
  const failure = container.querySelector<HTMLElement>('[data-failure]');
  const messageElement = failure?.querySelector('[data-failure-message]');
  if (!failure || !messageElement) return;
  failure.hidden = false;
  messageElement.textContent = message;
}
