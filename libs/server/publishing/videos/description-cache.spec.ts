import { describe, expect, it } from 'vitest';
import { DescriptionCache } from './description-cache.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');

describe('video description cache', () => {
  it('retains descriptions of library videos, however many others are requested', () => {
    const cache = new DescriptionCache(new Set(['of-library1']));
    cache.put('of-library1', 'A game.', NOW);

    for (let stranger = 0; stranger < 6000; stranger += 1) cache.put(`stranger-${stranger}`, 'Other.', NOW);

    expect(cache.find('of-library1', NOW)).toBe('A game.');
    expect(cache.isFresh('of-library1', NOW)).toBe(true);
  });

  it('evicts the oldest others, so that memory stays bounded', () => {
    const cache = new DescriptionCache(new Set());

    for (let stranger = 0; stranger < 6000; stranger += 1) cache.put(`stranger-${stranger}`, 'Other.', NOW);

    expect(cache.find('stranger-999', NOW)).toBeUndefined();
    expect(cache.find('stranger-1000', NOW)).toBe('Other.');
  });
});
