import { describe, expect, it } from 'vitest';
import { describeFill } from './describe-fill';

describe('describeFill', () => {
  it.each([
    [0, 'No words were added. They are already on the board, or there is no room.'],
    [1, '1 word added.'],
    [12, '12 words added.'],
  ])('counts %i words', (addedCount, text) => {
    expect(describeFill(addedCount)).toBe(text);
  });
});
