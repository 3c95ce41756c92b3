import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERASED, ERASED_PERSON, formatExportedEmail, formatListedEmail, redact } from './redact.rules.ts';

describe('redact', () => {
  it('replaces whole words in any case, the longest first', () => {
    const text = 'Ada Lovelace (ADA@example.org) asked; the Adams did not.';

    expect(redact(text, ['Ada', 'Lovelace', 'Ada Lovelace', 'ada@example.org'])).toBe(
      `${ERASED} (${ERASED}) asked; the Adams did not.`,
    );
  });

  it('takes special characters for themselves, and empty secrets for none', () => {
    expect(redact('Unit 4.5 (rear), unit 445', ['4.5 (rear)', '', ' '])).toBe(`Unit ${ERASED}, unit 445`);
  });

  it('leaves no secret in a text', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/).filter((text) => text !== 'erased');
    fc.assert(
      fc.property(fc.array(word), word, (words, secret) => {
        const text = [...words, secret, ...words].join(' ');

        expect(redact(text, [secret]).split(' ')).not.toContain(secret);
      }),
    );
  });
});

it('shows no address of nobody in a list or a file', () => {
  expect(formatListedEmail(ERASED_PERSON)).toBe('Email erased');
  expect(formatExportedEmail(ERASED_PERSON)).toBe(ERASED);
  for (const format of [formatListedEmail, formatExportedEmail])
    expect(format({ email: 'ada@example.org' })).toBe('ada@example.org');
});
