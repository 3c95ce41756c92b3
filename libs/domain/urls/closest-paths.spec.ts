import { describe, expect, it } from 'vitest';
import { findClosestPaths, editDistance } from './closest-paths.ts';

const paths = [
  '/',
  '/donate',
  '/posts',
  '/store',
  '/Mission',
  '/history/hoot-played-back-1892',
  '/SueBiblio',
];

describe('edit distance', () => {
  it('counts substituted, missing and added letters', () => {
    expect(editDistance('donate', 'donate')).toBe(0);
    expect(editDistance('donate', 'donete')).toBe(1);
    expect(editDistance('donate', 'dnate')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
});

describe('closest paths', () => {
  it.each([
    ['/donat', '/donate'],
    ['/DONATIE/', '/donate'],
    ['/missions', '/Mission'],
    ['/stroe', '/store'],
    ['/about/store', '/store'],
    ['/suebibilo', '/SueBiblio'],
    ['/hoot-played-back-1892', '/history/hoot-played-back-1892'],
  ])('for %s start with %s', (requested, expected) => {
    expect(findClosestPaths(requested, paths)[0]).toBe(expected);
  });

  it('are empty when no path is close enough', () => {
    expect(findClosestPaths('/wp-login.php', paths)).toEqual([]);
  });

  it('are at most three, even for a very long requested path', () => {
    const many = Array.from({ length: 9 }, (_, index) => `/post${index}`);

    expect(findClosestPaths('/post', many)).toHaveLength(3);
    expect(findClosestPaths(`/${'a'.repeat(100_000)}`, many)).toEqual([]);
  });
});
