import type { PlacedVideo, VideoCategory } from '@paniscus/domain/videos';
import { describe, expect, it } from 'vitest';
import { aboutVideos } from './videos';

const category: VideoCategory = {
  slug: 'tools',
  title: 'Tools',
  description: 'Stones, struck and used.',
  videos: [],
};
const film: PlacedVideo = {
  id: 'flakes-film',
  title: 'Flakes',
  publishedOn: '2024-05-06',
  trail: [category],
};
const sample: PlacedVideo = { id: 'sample-knots', title: 'Knots', isSample: true, trail: [category] };

const listThings = (head: ReturnType<typeof aboutVideos>) =>
  head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : []));

describe('video library metadata', () => {
  it('lists each video with its player, using the category description if it has none', () => {
    expect(listThings(aboutVideos([], [film], {}))).toEqual([
      expect.objectContaining({
        '@type': 'VideoObject',
        name: 'Flakes',
        description: 'Stones, struck and used.',
        uploadDate: '2024-05-06',
        embedUrl: expect.stringMatching(/\/embed\/flakes-film$/) as string,
      }),
    ]);
    expect(listThings(aboutVideos([], [film], { [film.id]: ' Its own. ' }))[0]?.['description']).toBe(
      'Its own.',
    );
  });

  it('leaves out sample videos, which do not exist at the service', () => {
    expect(listThings(aboutVideos([], [sample], {}))).toEqual([]);
    expect(listThings(aboutVideos([category], [sample], {})).map((thing) => thing['@type'])).toEqual([
      'BreadcrumbList',
    ]);
  });
});
