import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN } from './patterns.ts';

describe('email pattern', () => {
  it.each(['ada@example.org', 'a.b+c@mail.example.co.uk', 'x@y.z'])('accepts %s', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'a@b@example.org',
    'a@.org',
    'a@b..org',
    'ada@example.org,all@example.org',
    'ada,all@example.org',
    '<ada@example.org>',
    '"ada"@example.org',
    'ada\u0007@example.org',
    '\u212aim@example.org',
    '\u0130da@example.org',
    'kim@ban\u212a.example',
  ])('rejects "%s"', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(false);
  });

  it('has only bounded quantifiers, so that matching is fast for any input', () => {
    expect(EMAIL_PATTERN.source).not.toMatch(/[*+]|\{\d+,\}/);
    expect(EMAIL_PATTERN.test(`${'a.'.repeat(50_000)}@`)).toBe(false);
  });
});
