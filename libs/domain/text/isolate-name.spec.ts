import { describe, expect, it } from 'vitest';
import { isolateName } from './isolate-name.ts';

describe('isolateName', () => {
  it.each([
    ['Hebrew', '\u05e0\u05d5\u05e2\u05d4'],
    ['Arabic', '\u0644\u064a\u0644\u0649'],
    ['African', '\u{1e900}\u{1e923}'],
    ['Latin and Hebrew', 'Ada \u05e0'],
  ])('isolates a name in %s letters', (_script, name) => {
    expect(isolateName(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Ada', 'Muñoz', '類人猿', 'Kanzi 1', ''])('leaves %s as it is', (name) => {
    expect(isolateName(name)).toBe(name);
  });
});
