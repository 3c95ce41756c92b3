import { describe, expect, it } from 'vitest';
import { createStaffNaming } from './staff-naming.ts';

const ROSE = { username: 'rose@example.org', byline: 'Rose Adler' };

describe('names of staff', () => {
  const { format, formatCause } = createStaffNaming([ROSE, { username: 'lin', byline: 'Lin Adler' }]);

  it('are those of the accounts', () => {
    expect(format('rose@example.org')).toBe('Rose Adler');
    expect(formatCause('staff lin')).toBe('staff Lin Adler');
  });

  it('are usernames of accounts that are gone, and leave other causes alone', () => {
    expect(format('gone@example.org')).toBe('gone@example.org');
    expect(formatCause('staff gone')).toBe('staff gone');
    expect(formatCause('Stripe')).toBe('Stripe');
  });

  it.each([
    ['the name of another account', [ROSE, { username: 'rosa', byline: 'ROSE ADLER' }], []],
    ['the username of another account', [{ username: 'Rose Adler', byline: 'R.' }], []],
    ['a name that no person has', [], ['Rose Adler']],
  ])('tell people apart who go by %s', (_what, others, reserved) => {
    const naming = createStaffNaming([ROSE, ...others], reserved);

    expect(naming.format('rose@example.org')).toBe('Rose Adler (rose@example.org)');
  });

  it('do not repeat a username that is the name', () => {
    const naming = createStaffNaming([
      { username: 'rose', byline: 'rose' },
      { username: 'rosa', byline: 'rose' },
    ]);

    expect([naming.format('rose'), naming.format('rosa')]).toEqual(['rose', 'rose (rosa)']);
  });
});
