import type { PlacedVideo, VideoCategory, VideoDescriptions } from './video.types.ts';

/** In letters. */
export const VIDEO_WORDS_MAX = 80;

/** Every film of a category, its own before those of its parts. */
export function listVideos(category: VideoCategory, above: readonly VideoCategory[] = []): PlacedVideo[] {
  const trail = [...above, category];
  const own = (category.videos ?? []).map((video) => ({ ...video, trail }));
  return [...own, ...(category.parts ?? []).flatMap((part) => listVideos(part, trail))];
}

/** Every film of the library. */
export const flattenVideos = (library: readonly VideoCategory[]) =>
  library.flatMap((category) => listVideos(category));

/** Every category and part, each with those above it and itself last, in the order of the tree. */
export function listTrails(
  library: readonly VideoCategory[],
  above: readonly VideoCategory[] = [],
): VideoCategory[][] {
  return library.flatMap((category) => {
    const trail = [...above, category];
    return [trail, ...listTrails(category.parts ?? [], trail)];
  });
}

/** Where a category lies below the library: 'kanzi/early-years'. */
export const findTrailPosition = (trail: readonly VideoCategory[]) => trail.map(({ slug }) => slug).join('/');

/** The category at such a place, after those above it; undefined where there is none. Small and capital letters count alike. */
export function trailAt(library: readonly VideoCategory[], place: string): VideoCategory[] | undefined {
  const wanted = place.toLowerCase().replace(/\/$/, '');
  return listTrails(library).find((trail) => findTrailPosition(trail) === wanted);
}

/** What is looked for, out of an address. */
export const videoWordsFrom = (query: { get(name: string): string | null }) =>
  (query.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, VIDEO_WORDS_MAX).toWellFormed();

/** Small letters without accents, so that nobody need know how a word is spelled. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‐-–]/g, '-').toLowerCase();

/** Whether every word looked for stands somewhere in the text, in any order. */
export function hasVideoWords(text: string, words: string): boolean {
  const where = plain(text);
  return plain(words)
    .split(' ')
    .every((word) => where.includes(word));
}

/** The films whose title or description has what is looked for. */
export const videosFor = (
  videos: readonly PlacedVideo[],
  words: string,
  descriptions: VideoDescriptions = {},
) => videos.filter(({ id, title }) => hasVideoWords(`${title} ${descriptions[id] ?? ''}`, words));

/** How many films a search leaves, in words. */
export function formatVideoCount(found: number, total: number): string {
  const films = total === 1 ? '1 film' : `${total} films`;
  return found === total ? films : `${found} of ${films}`;
}
