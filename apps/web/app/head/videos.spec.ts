import type { LibraryVideo, VideoCategory } from '@paniscus/domain/videos';
import { describe, expect, it } from 'vitest';
import { buildVideosMeta } from './videos';

const category: VideoCategory = {
  slug: 'tools',
  title: 'Tools',
  description: 'Stones, struck and used.',
  videos: [],
};
const video: LibraryVideo = {
  id: 'flakes-film',
  title: 'Flakes',
  publishedOn: '2024-05-06',
  trail: [category],
};
const sample: LibraryVideo = { id: 'sample-knots', title: 'Knots', isSample: true, trail: [category] };

const listJsonLd = (head: ReturnType<typeof buildVideosMeta>) =>
  head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));

describe('video library metadata', () => {
  it('lists each video with its player, using the category description if it has none', () => {
    expect(listJsonLd(buildVideosMeta([], [video], {}))).toEqual([
      expect.objectContaining({
        '@type': 'VideoObject',
        name: 'Flakes',
        description: 'Stones, struck and used.',
        uploadDate: '2024-05-06',
        embedUrl: expect.stringMatching(/\/embed\/flakes-film$/) as string,
      }),
    ]);
    expect(listJsonLd(buildVideosMeta([], [video], { [video.id]: ' Its own. ' }))[0]?.['description']).toBe(
      'Its own.',
    );
  });

  it('leaves out sample videos, which do not exist at the service', () => {
    expect(listJsonLd(buildVideosMeta([], [sample], {}))).toEqual([]);
    expect(listJsonLd(buildVideosMeta([category], [sample], {})).map((item) => item['@type'])).toEqual([
      'BreadcrumbList',
    ]);
  });
});
