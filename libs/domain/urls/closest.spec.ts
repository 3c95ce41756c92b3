import { describe, expect, it } from 'vitest';
import { closestAddresses, editDistance } from './closest.ts';

const addresses = [
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

describe('closest URLs', () => {
  it.each([
    ['/donat', '/donate'],
    ['/DONATIE/', '/donate'],
    ['/missions', '/Mission'],
    ['/stroe', '/store'],
    ['/about/store', '/store'],
    ['/suebibilo', '/SueBiblio'],
    ['/hoot-played-back-1892', '/history/hoot-played-back-1892'],
  ])('rank for %s first %s', (asked, meant) => {
    expect(closestAddresses(asked, addresses)[0]).toBe(meant);
  });

  it('are empty when no URL is close enough', () => {
    expect(closestAddresses('/wp-login.php', addresses)).toEqual([]);
  });

  it('are at most three, and found quickly even for a very long URL', () => {
    const many = Array.from({ length: 9 }, (_, place) => `/post${place}`);

    expect(closestAddresses('/post', many)).toHaveLength(3);
    expect(closestAddresses(`/${'a'.repeat(100_000)}`, many)).toEqual([]);
  });
});
