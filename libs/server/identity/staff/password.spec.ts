import { describe, expect, it } from 'vitest';
import { Argon2 } from './argon2.ts';
import { PasswordHasher } from './password-hasher.ts';
import { validatePassword } from './password.rules.ts';

describe('a new password', () => {
  it.each([
    'short',
    'password12',
    'Password123!',
    'P@ssw0rd2025',
    '123welcome!',
    'qwertyuiop',
    'I Love You So',
    'correct-horse-battery-staple',
    '1234567890',
    'abcdefghijklm',
    '987654321098',
    'aaaaaaaaaaaa',
    'ababababababab',
    'rose.adler.loves.figs',
    'x'.repeat(1025),
    '🦍🐒🌿🌴🍌'.repeat(60),
  ])('is rejected when it is "%s"', (password) => {
    expect(validatePassword(password, ['rose.adler', 'Rose Adler'])).toMatch(/^(?:The|This) password .*\.$/);
  });

  it.each(['forty-two-figs-at-dawn', 'Kx9#vLq2mZ', 'пять-бананов-и-манго', 'z8r-Q!t0-w4Y'])(
    'is accepted when it is "%s"',
    (password) => {
      expect(validatePassword(password, ['ada', 'Ada L.'])).toBeUndefined();
    },
  );
});

describe('password hasher', () => {
  const passwordCost = { memoryCost: 16, timeCost: 1, parallelism: 1 };
  const createHasher = () => new PasswordHasher(new Argon2({ passwordCost }));

  it('uses argon2id with the cost of the settings', async () => {
    const hash = await createHasher().hash('forty-two figs');

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=16,t=1,p=1\$/);
  });

  it('verifies the right password, however its accents were typed', async () => {
    const hasher = createHasher();
    const hash = await hasher.hash('cafe\u0301 au lait');

    expect(await hasher.verify(hash, 'caf\u00e9 au lait')).toBe(true);
    expect(await hasher.verify(hash, 'cafe au lait')).toBe(false);
    expect(await hasher.verify(undefined, 'caf\u00e9 au lait')).toBe(false);
  });

  it('rejects requests when the queue is full', async () => {
    const hasher = createHasher();

    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, () => hasher.verify(undefined, 'guess')),
    );

    const rejected = attempts.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(40 - 2 - 16);
    expect(rejected[0]?.reason).toMatchObject({ retryAfterS: 1, problem: { status: 429 } });
    expect(await hasher.verify(undefined, 'guess')).toBe(false);
  });
});
