import { descriptionTextOf, VIDEO_IDS_MAX, VIDEO_TEXTS } from '@paniscus/domain';
import type { Problem, VideoDescriptions } from '@paniscus/domain';

/** Says that descriptions are coming, asks for them, and puts them where they belong, or says that they did not come. */
export async function loadDescriptions(place: HTMLElement): Promise<void> {
  const films = [...place.querySelectorAll<HTMLElement>('[data-video]')];
  const say = (textOf: (id: string) => string) => {
    for (const film of films) {
      const description = film.querySelector('[data-description]');
      if (description !== null) description.textContent = textOf(film.dataset['video'] ?? '');
    }
  };
  say(() => VIDEO_TEXTS.loading);
  try {
    const descriptions = await descriptionsOf(films.map((film) => film.dataset['video'] ?? ''));
    say((id) => descriptionTextOf(descriptions[id]));
  } catch (error) {
    say(() => '');
    showFailure(place, error instanceof Refused ? error.message : VIDEO_TEXTS.failed);
  }
}

/** Our own server says in words what is wrong with the ids of the library. */
class Refused extends Error {}

async function descriptionsOf(ids: string[]): Promise<VideoDescriptions> {
  const found: VideoDescriptions = {};
  for (let first = 0; first < ids.length; first += VIDEO_IDS_MAX) {
    const list = ids.slice(first, first + VIDEO_IDS_MAX).join(',');
    const answer = await fetch(`/api/video-descriptions/?ids=${list}`);
    if (answer.status === 422) throw new Refused(((await answer.json()) as Problem).detail);
    if (!answer.ok) throw new Error(`The descriptions answered ${answer.status}.`);
    Object.assign(found, await answer.json());
  }
  return found;
}

function showFailure(place: HTMLElement, message: string): void {
  const failure = place.querySelector<HTMLElement>('[data-failure]');
  const words = failure?.querySelector('[data-failure-message]');
  if (!failure || !words) return;
  failure.hidden = false;
  words.textContent = message;
}
