import { describe, expect, it } from 'vitest';
import { DescriptionShelf } from './description-shelf.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');

describe('the shelf of descriptions', () => {
  it('keeps those of the library, however many others are asked for', () => {
    const shelf = new DescriptionShelf(new Set(['of-library1']));
    shelf.put('of-library1', 'A game.', NOW);

    for (let stranger = 0; stranger < 6000; stranger += 1) shelf.put(`stranger-${stranger}`, 'Other.', NOW);

    expect(shelf.find('of-library1', NOW)).toBe('A game.');
    expect(shelf.isFresh('of-library1', NOW)).toBe(true);
  });

  it('lets the oldest others go, so that nobody can fill the memory', () => {
    const shelf = new DescriptionShelf(new Set());

    for (let stranger = 0; stranger < 6000; stranger += 1) shelf.put(`stranger-${stranger}`, 'Other.', NOW);

    expect(shelf.find('stranger-999', NOW)).toBeUndefined();
    expect(shelf.find('stranger-1000', NOW)).toBe('Other.');
  });
});
