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
const listIds = (videos: readonly { id: string }[]) => videos.map(({ id }) => id);

describe('the library of videos', () => {
  it('gives a category its own films first, then those of its parts, each with its place', () => {
    const videos = listVideos(tools);

    expect(listIds(videos)).toEqual(['tools-00001', 'stone-00001']);
    expect(videos.map(({ trail }) => findTrailPosition(trail))).toEqual(['tools', 'tools/old/stone']);
    expect(listIds(flattenVideos(library))).toEqual(['tools-00001', 'stone-00001', 'talks-00001']);
  });

  it('has an address for each category, part, and part of a part', () => {
    expect(listTrails(library).map(findTrailPosition)).toEqual([
      'tools',
      'tools/old',
      'tools/old/stone',
      'talks',
    ]);
  });

  it.each(['tools/old/stone', 'Tools/OLD/stone/'])('finds what lies at %s', (place) => {
    expect(trailAt(library, place)).toEqual([tools, tools.parts?.[0], stone]);
  });

  it.each(['', 'stone', 'tools/stone', 'tools/old/stone/flake', '../talks'])(
    'finds nothing at %j',
    (place) => {
      expect(trailAt(library, place)).toBeUndefined();
    },
  );

  it('is searched in titles and descriptions, by every word, whatever its case and accents', () => {
    const videos = flattenVideos(library);
    const descriptions = { 'tools-00001': 'A stone and a rope.' };

    expect(listIds(videosFor(videos, 'ELAN', descriptions))).toEqual(['talks-00001']);
    expect(listIds(videosFor(videos, 'rope hands', descriptions))).toEqual(['tools-00001']);
    expect(videosFor(videos, 'rope flake', descriptions)).toEqual([]);
    expect(videosFor(videos, '', descriptions)).toHaveLength(3);
  });

  it('reads what is looked for out of an address, and no more than fits', () => {
    const listWords = (q: string) => videoWordsFrom({ get: () => q });

    expect(listWords('  stone   tools ')).toBe('stone tools');
    expect(listWords('x'.repeat(200))).toHaveLength(80);
    expect(videoWordsFrom({ get: () => null })).toBe('');
  });
});

describe('the ids of videos', () => {
  it('are read from a list, each once, without what cannot be one', () => {
    expect(videoIdsFrom('stone-00001, talks_00001,stone-00001,short,way-too-long-an-id,<script>x')).toEqual([
      'stone-00001',
      'talks_00001',
    ]);
    expect(videoIdsFrom('')).toEqual([]);
  });

  it('are two hundred at most', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, place) => `video-${String(place).padStart(5, '0')}`).join(',');

    expect(videoIdsFrom(list(200))).toHaveLength(200);
    expect(videoIdsFrom(list(201))).toBeUndefined();
    expect(videoIdsFrom(','.repeat(100_000))).toBeUndefined();
  });

  it('go to the service in groups of fifty', () => {
    const ids = Array.from({ length: 101 }, (_, place) => String(place));

    expect(splitIntoBatches(ids).map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(splitIntoBatches(ids).flat()).toEqual(ids);
    expect(splitIntoBatches([])).toEqual([]);
  });
});

describe('the description of a video', () => {
  it('loses the line that stands under every film', () => {
    const line = 'Subscribe for more!';

    expect(withoutPromotion(`A flake.\r\n\r\n${line}\r\n\r\n\r\nFilmed at dawn. `, line)).toBe(
      'A flake.\n\nFilmed at dawn.',
    );
    expect(withoutPromotion(line, line)).toBe('');
    expect(withoutPromotion('A flake.', '')).toBe('A flake.');
  });

  it('says so when there is none', () => {
    expect(toDescriptionText('A flake.')).toBe('A flake.');
    expect(toDescriptionText(' ')).toBe('No description available');
    expect(toDescriptionText(undefined)).toBe('No description available');
  });
});

describe('the player of a video', () => {
  it('comes from the host that keeps no cookies, named after its film', () => {
    const player = toPlayer(getVideo('stone-00001', 'A flake that cuts'));

    expect(player.src).toBe('https://www.youtube-nocookie.com/embed/stone-00001?autoplay=1&rel=0');
    expect(player.title).toBe('Video: A flake that cuts');
    expect(buildWatchUrl({ id: 'stone-00001' })).toBe('https://www.youtube.com/watch?v=stone-00001');
  });
});
