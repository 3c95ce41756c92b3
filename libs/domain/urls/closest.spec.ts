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

describe('the distance between two texts', () => {
  it('is how many letters differ, were left out or added', () => {
    expect(editDistance('donate', 'donate')).toBe(0);
    expect(editDistance('donate', 'donete')).toBe(1);
    expect(editDistance('donate', 'dnate')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });
});

describe('the pages that somebody may have meant', () => {
  it.each([
    ['/donat', '/donate'],
    ['/DONATIE/', '/donate'],
    ['/missions', '/Mission'],
    ['/stroe', '/store'],
    ['/about/store', '/store'],
    ['/suebibilo', '/SueBiblio'],
    ['/hoot-played-back-1892', '/history/hoot-played-back-1892'],
  ])('are for %s first of all %s', (asked, meant) => {
    expect(closestAddresses(asked, addresses)[0]).toBe(meant);
  });

  it('are none where nothing is near', () => {
    expect(closestAddresses('/wp-login.php', addresses)).toEqual([]);
  });

  it('are no more than can be taken in, and found at once however long the address is', () => {
    const many = Array.from({ length: 9 }, (_, place) => `/post${place}`);

    expect(closestAddresses('/post', many)).toHaveLength(3);
    expect(closestAddresses(`/${'a'.repeat(100_000)}`, many)).toEqual([]);
  });
});
