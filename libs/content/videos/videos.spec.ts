import { flattenVideos, isVideoId, findTrailPosition, listTrails } from '@paniscus/domain';
import { describe, expect, it } from 'vitest';
import { videosContent } from './videos.data.ts';

const { library } = videosContent;
const trails = listTrails(library);

describe('the library of videos', () => {
  it('goes no deeper than three steps', () => {
    expect(Math.max(...trails.map(({ length }) => length))).toBeLessThanOrEqual(3);
  });

  it('has an address for each branch, in plain letters', () => {
    const places = trails.map(findTrailPosition);

    expect(new Set(places).size).toBe(places.length);
    for (const place of places) expect(place).toMatch(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/);
  });

  it('has a film in every branch, and words for each', () => {
    for (const trail of trails) {
      const [branch] = trail.slice(-1);

      expect(flattenVideos(branch ? [branch] : []).length, findTrailPosition(trail)).toBeGreaterThan(0);
      expect(branch?.description).toMatch(/\.$/);
    }
    for (const { sign, title } of library) expect(sign, title).toBeDefined();
  });

  it('has each film once, under an id that the service could have', () => {
    const videos = flattenVideos(library);

    expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
    expect(videos.filter(({ id }) => !isVideoId(id))).toEqual([]);
  });

  it('says of a made-up id that it is one', () => {
    for (const { id, isSample = false } of flattenVideos(library))
      expect(id.startsWith('sample-'), id).toBe(isSample);
  });

  it('tells films of a category, some of which share a picture, apart by their signs', () => {
    for (const category of library) {
      const signs = flattenVideos([category]).map((video) => (video.signs ?? [category.sign]).join(' '));

      expect(new Set(signs).size, signs.join(', ')).toBe(signs.length);
    }
  });
});
