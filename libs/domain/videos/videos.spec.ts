import { describe, expect, it } from 'vitest';
import { toDescriptionText, removePromotion } from './video-description.rules.ts';
import { splitIntoBatches, parseVideoIds } from './video-ids.rules.ts';
import {
  flattenVideos,
  getTrailPath,
  findTrail,
  listTrails,
  filterVideos,
  listVideos,
  parseVideoSearch,
  removeSamples,
} from './video-library.rules.ts';
import { toPlayer, buildWatchUrl } from './video-player.rules.ts';
import type { VideoCategory } from './video.types.ts';

const createVideo = (id: string, title: string) => ({ id, title });
const stone: VideoCategory = {
  slug: 'stone',
  title: 'Stone',
  description: 'Flakes.',
  videos: [createVideo('stone-00001', 'A flake that cuts')],
};
const tools: VideoCategory = {
  slug: 'tools',
  title: 'Tools',
  description: 'What hands make.',
  subcategories: [{ slug: 'old', title: 'Old', description: 'The first.', subcategories: [stone] }],
  videos: [createVideo('tools-00001', 'Hands at work')],
};
const talks: VideoCategory = {
  slug: 'talks',
  title: 'Talks',
  description: 'People who explain.',
  videos: [createVideo('talks-00001', 'Élan vital')],
};
const library = [tools, talks];
const getIds = (videos: readonly { id: string }[]) => videos.map(({ id }) => id);

describe('video library', () => {
  it("lists a category's own videos first, then those of its subcategories, each with its trail", () => {
    const videos = listVideos(tools);

    expect(getIds(videos)).toEqual(['tools-00001', 'stone-00001']);
    expect(videos.map(({ trail }) => getTrailPath(trail))).toEqual(['tools', 'tools/old/stone']);
    expect(getIds(flattenVideos(library))).toEqual(['tools-00001', 'stone-00001', 'talks-00001']);
  });

  it('has a path for each category at every level', () => {
    expect(listTrails(library).map(getTrailPath)).toEqual(['tools', 'tools/old', 'tools/old/stone', 'talks']);
  });

  it.each(['tools/old/stone', 'Tools/OLD/stone/'])('finds the category at %s', (path) => {
    expect(findTrail(library, path)).toEqual([tools, tools.subcategories?.[0], stone]);
  });

  it.each(['', 'stone', 'tools/stone', 'tools/old/stone/flake', '../talks'])(
    'finds no category at %j',
    (path) => {
      expect(findTrail(library, path)).toBeUndefined();
    },
  );

  it('searches titles and descriptions for every word, ignoring case, accents and typing errors', () => {
    const videos = flattenVideos(library);
    const descriptions = { 'tools-00001': 'A stone and a rope.' };

    expect(getIds(filterVideos(videos, 'ELAN', descriptions))).toEqual(['talks-00001']);
    expect(getIds(filterVideos(videos, 'rope hands', descriptions))).toEqual(['tools-00001']);
    expect(getIds(filterVideos(videos, 'roep hands', descriptions))).toEqual(['tools-00001']);
    expect(filterVideos(videos, '"rope hands"', descriptions)).toEqual([]);
    expect(filterVideos(videos, 'rope flake', descriptions)).toEqual([]);
    expect(filterVideos(videos, '', descriptions)).toHaveLength(3);
  });

  it('finds the videos of a category by its title', () => {
    const videos = flattenVideos(library);

    expect(getIds(filterVideos(videos, 'old tool'))).toEqual(['stone-00001']);
    expect(getIds(filterVideos(videos, 'talk'))).toEqual(['talks-00001']);
  });

  it('parses search words from the query string and truncates them', () => {
    const parseSearch = (q: string) => parseVideoSearch({ get: () => q });

    expect(parseSearch('  stone   tools ')).toBe('stone tools');
    expect(parseSearch('x'.repeat(200))).toHaveLength(100);
    expect(parseVideoSearch({ get: () => null })).toBe('');
  });
});

describe('video ids', () => {
  it('are parsed from a list without duplicates and invalid ids', () => {
    expect(parseVideoIds('stone-00001, talks_00001,stone-00001,short,way-too-long-an-id,<script>x')).toEqual([
      'stone-00001',
      'talks_00001',
    ]);
    expect(parseVideoIds('')).toEqual([]);
  });

  it('are limited to two hundred', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `video-${String(index).padStart(5, '0')}`).join(',');

    expect(parseVideoIds(list(200))).toHaveLength(200);
    expect(parseVideoIds(list(201))).toBeUndefined();
    expect(parseVideoIds(','.repeat(100_000))).toBeUndefined();
  });

  it('are requested in batches of fifty', () => {
    const ids = Array.from({ length: 101 }, (_, index) => String(index));

    expect(splitIntoBatches(ids).map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(splitIntoBatches(ids).flat()).toEqual(ids);
    expect(splitIntoBatches([])).toEqual([]);
  });
});

describe('video description', () => {
  it('omits the promotional line', () => {
    const line = 'Subscribe for more!';

    expect(removePromotion(`A flake.\r\n\r\n${line}\r\n\r\n\r\nFilmed at dawn. `, line)).toBe(
      'A flake.\n\nFilmed at dawn.',
    );
    expect(removePromotion(line, line)).toBe('');
    expect(removePromotion('A flake.', '')).toBe('A flake.');
  });

  it('is replaced by a placeholder when empty', () => {
    expect(toDescriptionText('A flake.')).toBe('A flake.');
    expect(toDescriptionText(' ')).toBe('No description available');
    expect(toDescriptionText(undefined)).toBe('No description available');
  });
});

describe('video player', () => {
  it("uses the cookie-free host and has the video's title", () => {
    const player = toPlayer(createVideo('stone-00001', 'A flake that cuts'));

    expect(player.src).toBe('https://www.youtube-nocookie.com/embed/stone-00001?autoplay=1&rel=0');
    expect(player.title).toBe('Video: A flake that cuts');
    expect(buildWatchUrl({ id: 'stone-00001' })).toBe('https://www.youtube.com/watch?v=stone-00001');
  });

  it('loads from the configured origin', () => {
    const player = toPlayer(createVideo('stone-00001', 'A flake that cuts'), 'http://127.0.0.1:4010');

    expect(player.src).toBe('http://127.0.0.1:4010/embed/stone-00001?autoplay=1&rel=0');
  });
});

describe('library without samples', () => {
  it('keeps only real videos and the categories that have some', () => {
    const sample = { ...createVideo('sample-0001', 'A sample'), isSample: true };
    const only = { ...stone, videos: [sample] };
    const mixed = { ...tools, videos: [...(tools.videos ?? []), sample] };

    expect(removeSamples([only])).toEqual([]);
    expect(flattenVideos(removeSamples([only, mixed])).map(({ id }) => id)).toEqual([
      'tools-00001',
      'stone-00001',
    ]);
  });
});
