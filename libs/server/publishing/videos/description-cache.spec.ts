import { describe, expect, it } from 'vitest';
import { DescriptionCache } from './description-cache.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');

describe('video description cache', () => {
  it('retains descriptions of library videos, however many others are requested', () => {
    const cache = new DescriptionCache(new Set(['of-library1']));
    cache.put('of-library1', 'A game.', NOW);

    for (let index = 0; index < 6000; index += 1) cache.put(`other-${index}`, 'Other.', NOW);

    expect(cache.find('of-library1', NOW)).toBe('A game.');
    expect(cache.isFresh('of-library1', NOW)).toBe(true);
  });

  it('evicts the oldest others, so that memory stays bounded', () => {
    const cache = new DescriptionCache(new Set());

    for (let index = 0; index < 6000; index += 1) cache.put(`other-${index}`, 'Other.', NOW);

    expect(cache.find('other-999', NOW)).toBeUndefined();
    expect(cache.find('other-1000', NOW)).toBe('Other.');
  });
});
