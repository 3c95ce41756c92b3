import type { VideoDescriptions } from './video-response.schema.ts';
import type { PlacedVideo, VideoCategory } from './video.types.ts';

/** In letters. */
export const VIDEO_WORDS_MAX = 80;

/** All videos of a category: its own first, then those of its subcategories. */
export function listVideos(category: VideoCategory, above: readonly VideoCategory[] = []): PlacedVideo[] {
  const trail = [...above, category];
  const own = (category.videos ?? []).map((video) => ({ ...video, trail }));
  return [...own, ...(category.parts ?? []).flatMap((part) => listVideos(part, trail))];
}

export const flattenVideos = (library: readonly VideoCategory[]) =>
  library.flatMap((category) => listVideos(category));

/** Every category and subcategory as a trail from the top level down, depth first. */
export function listTrails(
  library: readonly VideoCategory[],
  above: readonly VideoCategory[] = [],
): VideoCategory[][] {
  return library.flatMap((category) => {
    const trail = [...above, category];
    return [trail, ...listTrails(category.parts ?? [], trail)];
  });
}

/** Path of a category in the library: 'kanzi/early-years'. */
export const findTrailPosition = (trail: readonly VideoCategory[]) => trail.map(({ slug }) => slug).join('/');

/** Finds a category by its path, case-insensitively, and returns its trail; undefined when there is none. */
export function trailAt(library: readonly VideoCategory[], place: string): VideoCategory[] | undefined {
  const wanted = place.toLowerCase().replace(/\/$/, '');
  return listTrails(library).find((trail) => findTrailPosition(trail) === wanted);
}

export const videoWordsFrom = (query: { get(name: string): string | null }) =>
  (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, VIDEO_WORDS_MAX).toWellFormed();

/** Lowercase without accents, so that search is insensitive to both. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‐-–]/g, '-').toLowerCase();

/** Whether the text contains every search word, in any order. */
export function hasVideoWords(text: string, words: string): boolean {
  const where = plain(text);
  return plain(words)
    .split(' ')
    .every((word) => where.includes(word));
}

export const videosFor = (
  videos: readonly PlacedVideo[],
  words: string,
  descriptions: VideoDescriptions = {},
) => videos.filter(({ id, title }) => hasVideoWords(`${title} ${descriptions[id] ?? ''}`, words));

/** Formats the result count: '2 of 14 films'. */
export function formatVideoCount(found: number, total: number): string {
  const films = total === 1 ? '1 film' : `${total} films`;
  return found === total ? films : `${found} of ${films}`;
}
