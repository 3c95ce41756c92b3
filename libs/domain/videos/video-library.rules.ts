import { parseSearchText } from '../search/search.rules.ts';
import { createTextFilter } from '../search/text-filter.rules.ts';
import type { VideoDescriptions } from './video-response.schema.ts';
import type { LibraryVideo, VideoCategory } from './video.types.ts';

/** All videos of a category: its own first, then those of its subcategories. */
export function listVideos(
  category: VideoCategory,
  ancestors: readonly VideoCategory[] = [],
): LibraryVideo[] {
  const trail = [...ancestors, category];
  const videos = (category.videos ?? []).map((video) => ({ ...video, trail }));
  return [
    ...videos,
    ...(category.subcategories ?? []).flatMap((subcategory) => listVideos(subcategory, trail)),
  ];
}

export const flattenVideos = (library: readonly VideoCategory[]) =>
  library.flatMap((category) => listVideos(category));

/** The library without sample videos and without categories that have no other videos. */
export function removeSamples(library: readonly VideoCategory[]): VideoCategory[] {
  return library.flatMap((category) => {
    const videos = (category.videos ?? []).filter(({ isSample }) => !isSample);
    const subcategories = removeSamples(category.subcategories ?? []);
    return videos.length + subcategories.length === 0 ? [] : [{ ...category, videos, subcategories }];
  });
}

/** Every category and subcategory as a trail from the top level down, depth first. */
export function listTrails(
  library: readonly VideoCategory[],
  ancestors: readonly VideoCategory[] = [],
): VideoCategory[][] {
  return library.flatMap((category) => {
    const trail = [...ancestors, category];
    return [trail, ...listTrails(category.subcategories ?? [], trail)];
  });
}

/** Path of a category in the library: 'kanzi/early-years'. */
export const getTrailPath = (trail: readonly VideoCategory[]) => trail.map(({ slug }) => slug).join('/');

/** Finds a category by its path, case-insensitively, and returns its trail; undefined when there is none. */
export function findTrail(library: readonly VideoCategory[], path: string): VideoCategory[] | undefined {
  const normalized = path.toLowerCase().replace(/\/$/, '');
  return listTrails(library).find((trail) => getTrailPath(trail) === normalized);
}

export const parseVideoSearch = (query: { get(name: string): string | null }) =>
  parseSearchText(query.get('q'));

/** What a search compares, of a video; `categories` are the titles of its trail. */
export const buildVideoSearchText = (title: string, categories: string, description = ''): string =>
  [title, categories, description].join('\n');

/** Titles of the categories that the video is in, from the broadest. */
export const listCategoryTitles = ({ trail }: Pick<LibraryVideo, 'trail'>): string =>
  trail.map(({ title }) => title).join(', ');

export function filterVideos(
  videos: readonly LibraryVideo[],
  search: string,
  descriptions: VideoDescriptions = {},
): LibraryVideo[] {
  const toText = (video: LibraryVideo) =>
    buildVideoSearchText(video.title, listCategoryTitles(video), descriptions[video.id]);
  const matchesSearch = createTextFilter(videos.map(toText), search);
  return videos.filter((video) => matchesSearch(toText(video)));
}

/** Formats the result count: '2 of 14 videos'. */
export function formatVideoCount(found: number, total: number): string {
  const videos = total === 1 ? '1 video' : `${total} videos`;
  return found === total ? videos : `${found} of ${videos}`;
}
