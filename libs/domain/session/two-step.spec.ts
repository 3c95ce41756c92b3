import { describe, expect, it } from 'vitest';
import { loginSchema } from './login.schema.ts';
import { formatInGroups, parseSignInCode } from './two-step.rules.ts';

describe('a code for signing in', () => {
  it.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['ABCD-EFGH-JKMN-PQRS', 'recovery', 'ABCDEFGHJKMNPQRS'],
    ['abcd efgh jkmn pqr0', 'recovery', 'ABCDEFGHJKMNPQR0'],
    ['OOOO-IIII-LLLL-7777', 'recovery', '0000111111117777'],
  ])('is read from %j', (typed, kind, code) => {
    expect(parseSignInCode(typed)).toEqual({ kind, code });
  });

  it.each(['', '12345', '1234567', '１２３４５６', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQRU'])(
    'is not read from %j',
    (typed) => {
      expect(parseSignInCode(typed)).toBeUndefined();
    },
  );

  it('is shown in groups of four', () => {
    expect(formatInGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
    expect(formatInGroups('ABCDEFGH', '-')).toBe('ABCD-EFGH');
  });

  it('is optional in the login form', () => {
    const form = { username: 'rose', password: 'figs' };

    expect(loginSchema.isValidSync(form)).toBe(true);
    expect(loginSchema.isValidSync({ ...form, code: '123456' })).toBe(true);
    expect(loginSchema.isValidSync({ ...form, code: '1'.repeat(41) })).toBe(false);
  });
});
