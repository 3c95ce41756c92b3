import { flattenVideos, isVideoId, getTrailPath, listTrails } from '@paniscus/domain/videos';
import { describe, expect, it } from 'vitest';
import { videosContent } from './videos.data.ts';

const { library } = videosContent;
const trails = listTrails(library);

describe('video library', () => {
  it('is at most three levels deep', () => {
    expect(Math.max(...trails.map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  it('has a unique path of plain letters for each category', () => {
    const categoryPaths = trails.map(getTrailPath);

    expect(new Set(categoryPaths).size).toBe(categoryPaths.length);
    for (const path of categoryPaths) expect(path).toMatch(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/);
  });

  it('has a description and at least one video in every category', () => {
    for (const trail of trails) {
      const category = trail.at(-1);

      expect(flattenVideos(category ? [category] : []).length, getTrailPath(trail)).toBeGreaterThan(0);
      expect(category?.description).toMatch(/\.$/);
    }
    for (const { sign, title } of library) expect(sign, title).toBeDefined();
  });

  it('lists each video once, under a valid YouTube id', () => {
    const videos = flattenVideos(library);

    expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
    expect(videos.filter(({ id }) => !isVideoId(id))).toEqual([]);
  });

  it('marks exactly the videos with a made-up id as samples', () => {
    for (const { id, isSample = false } of flattenVideos(library))
      expect(id.startsWith('sample-'), id).toBe(isSample);
  });

  it('gives each video of a category a different combination of signs', () => {
    for (const category of library) {
      const signs = flattenVideos([category]).map((video) => (video.signs ?? [category.sign]).join(' '));

      expect(new Set(signs).size, signs.join(', ')).toBe(signs.length);
    }
  });
});
