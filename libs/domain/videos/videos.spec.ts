import { describe, expect, it } from 'vitest';
import { toDescriptionText, withoutPromotion } from './video-description.rules.ts';
import { splitIntoBatches, videoIdsFrom } from './video-ids.rules.ts';
import {
  flattenVideos,
  findTrailPosition,
  trailAt,
  listTrails,
  videosFor,
  listVideos,
  videoWordsFrom,
} from './video-library.rules.ts';
import { toPlayer, buildWatchUrl } from './video-player.rules.ts';
import type { VideoCategory } from './video.types.ts';

const getVideo = (id: string, title: string) => ({ id, title });
const stone: VideoCategory = {
  slug: 'stone',
  title: 'Stone',
  description: 'Flakes.',
  videos: [getVideo('stone-00001', 'A flake that cuts')],
};
const tools: VideoCategory = {
  slug: 'tools',
  title: 'Tools',
  description: 'What hands make.',
  parts: [{ slug: 'old', title: 'Old', description: 'The first.', parts: [stone] }],
  videos: [getVideo('tools-00001', 'Hands at work')],
};
const talks: VideoCategory = {
  slug: 'talks',
  title: 'Talks',
  description: 'People who explain.',
  videos: [getVideo('talks-00001', 'Élan vital')],
};
const library = [tools, talks];
const getIds = (videos: readonly { id: string }[]) => videos.map(({ id }) => id);

describe('video library', () => {
  it("lists a category's own videos first, then those of its subcategories, each with its trail", () => {
    const videos = listVideos(tools);

    expect(getIds(videos)).toEqual(['tools-00001', 'stone-00001']);
    expect(videos.map(({ trail }) => findTrailPosition(trail))).toEqual(['tools', 'tools/old/stone']);
    expect(getIds(flattenVideos(library))).toEqual(['tools-00001', 'stone-00001', 'talks-00001']);
  });

  it('has a path for each category at every level', () => {
    expect(listTrails(library).map(findTrailPosition)).toEqual([
      'tools',
      'tools/old',
      'tools/old/stone',
      'talks',
    ]);
  });

  it.each(['tools/old/stone', 'Tools/OLD/stone/'])('finds the category at %s', (place) => {
    expect(trailAt(library, place)).toEqual([tools, tools.parts?.[0], stone]);
  });

  it.each(['', 'stone', 'tools/stone', 'tools/old/stone/flake', '../talks'])(
    'finds no category at %j',
    (place) => {
      expect(trailAt(library, place)).toBeUndefined();
    },
  );

  it('searches titles and descriptions for every word, ignoring case and accents', () => {
    const videos = flattenVideos(library);
    const descriptions = { 'tools-00001': 'A stone and a rope.' };

    expect(getIds(videosFor(videos, 'ELAN', descriptions))).toEqual(['talks-00001']);
    expect(getIds(videosFor(videos, 'rope hands', descriptions))).toEqual(['tools-00001']);
    expect(videosFor(videos, 'rope flake', descriptions)).toEqual([]);
    expect(videosFor(videos, '', descriptions)).toHaveLength(3);
  });

  it('parses search words from the query string and truncates them', () => {
    const parseWords = (q: string) => videoWordsFrom({ get: () => q });

    expect(parseWords('  stone   tools ')).toBe('stone tools');
    expect(parseWords('x'.repeat(200))).toHaveLength(80);
    expect(videoWordsFrom({ get: () => null })).toBe('');
  });
});

describe('video ids', () => {
  it('are parsed from a list without duplicates and invalid ids', () => {
    expect(videoIdsFrom('stone-00001, talks_00001,stone-00001,short,way-too-long-an-id,<script>x')).toEqual([
      'stone-00001',
      'talks_00001',
    ]);
    expect(videoIdsFrom('')).toEqual([]);
  });

  it('are limited to two hundred', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, place) => `video-${String(place).padStart(5, '0')}`).join(',');

    expect(videoIdsFrom(list(200))).toHaveLength(200);
    expect(videoIdsFrom(list(201))).toBeUndefined();
    expect(videoIdsFrom(','.repeat(100_000))).toBeUndefined();
  });

  it('are requested in batches of fifty', () => {
    const ids = Array.from({ length: 101 }, (_, place) => String(place));

    expect(splitIntoBatches(ids).map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(splitIntoBatches(ids).flat()).toEqual(ids);
    expect(splitIntoBatches([])).toEqual([]);
  });
});

describe('video description', () => {
  it('omits the promotional line', () => {
    const line = 'Subscribe for more!';

    expect(withoutPromotion(`A flake.\r\n\r\n${line}\r\n\r\n\r\nFilmed at dawn. `, line)).toBe(
      'A flake.\n\nFilmed at dawn.',
    );
    expect(withoutPromotion(line, line)).toBe('');
    expect(withoutPromotion('A flake.', '')).toBe('A flake.');
  });

  it('is replaced by a placeholder when empty', () => {
    expect(toDescriptionText('A flake.')).toBe('A flake.');
    expect(toDescriptionText(' ')).toBe('No description available');
    expect(toDescriptionText(undefined)).toBe('No description available');
  });
});

describe('video player', () => {
  it("uses the cookie-free host and has the video's title", () => {
    const player = toPlayer(getVideo('stone-00001', 'A flake that cuts'));

    expect(player.src).toBe('https://www.youtube-nocookie.com/embed/stone-00001?autoplay=1&rel=0');
    expect(player.title).toBe('Video: A flake that cuts');
    expect(buildWatchUrl({ id: 'stone-00001' })).toBe('https://www.youtube.com/watch?v=stone-00001');
  });
});
