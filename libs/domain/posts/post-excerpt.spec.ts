import { describe, expect, it } from 'vitest';
import { DERIVED_EXCERPT_MAX, deriveExcerpt } from './post-excerpt.rules.ts';

describe('derived excerpt', () => {
  it('is the whole first paragraph in one line when it is short', () => {
    expect(deriveExcerpt('Two signs\n  by the door. ')).toBe('Two signs by the door.');
    expect(deriveExcerpt('x'.repeat(200))).toBe('x'.repeat(200));
  });

  it('ends with a whole word and an ellipsis when the paragraph is long', () => {
    const excerpt = deriveExcerpt('nests, '.repeat(60));

    expect(excerpt).toMatch(/^(?:nests, )+nests…$/);
    expect(excerpt.length).toBeLessThanOrEqual(DERIVED_EXCERPT_MAX);
  });

  it('splits a single word that is too long, but never a surrogate pair', () => {
    const excerpt = deriveExcerpt('🦍'.repeat(200));

    expect(excerpt).toMatch(/^(?:🦍)+…$/u);
    expect(excerpt.length).toBeLessThanOrEqual(DERIVED_EXCERPT_MAX);
  });

  it('is empty for a post without text', () => {
    expect(deriveExcerpt('')).toBe('');
  });
});
