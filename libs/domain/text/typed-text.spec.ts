import fc from 'fast-check';
import { object } from 'yup';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { emailField, lineField } from '../validation/fields.ts';
import { cleanEmail, cleanLine, countVisible, isVisible } from './typed-text.ts';

/** Characters that take no space or are not seen, as they arrive with copied text. */
const HIDDEN = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e', '\u202a', '\u2066', '\u180e'];

/** A verb with a joiner in it, after another word. */
const PERSIAN = '\u0627\u0648 \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u062f';

/** As Asian keyboards type ASCII. */
const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const hidden = fc.constantFrom(...HIDDEN);
/** Inserts hidden characters anywhere. */
const pollute = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), hidden), { minLength: 1, maxLength: 5 })
    .map((inserted) =>
      inserted.reduce((result, [at, character]) => result.slice(0, at) + character + result.slice(at), text),
    );

describe('typed text', () => {
  it('loses every format character, wherever it stands', () => {
    fc.assert(
      fc.property(pollute('ada.nguyen@example.org'), pollute('Ada Nguyen'), (email, name) => {
        expect(cleanEmail(email)).toBe('ada.nguyen@example.org');
        expect(cleanLine(name)).toBe('Ada Nguyen');
      }),
    );
  });

  it('is cleaned once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanEmail(cleanEmail(text))).toBe(cleanEmail(text));
      }),
    );
  });

  it.each([
    [toFullWidth('ada@example.org'), 'ada@example.org'],
    ['ada@example。org', 'ada@example.org'],
    ['ada@example｡org', 'ada@example.org'],
    ['ju\u0308rgen@example.org', 'jürgen@example.org'],
  ])('has the address %s as %s', (typed, expected) => {
    expect(cleanEmail(typed)).toBe(expected);
  });

  it('keeps the joiners inside words and emoji, and removes those around them', () => {
    expect(cleanLine(`\u200d${PERSIAN}\u200c`)).toBe(PERSIAN);
    expect(cleanLine('👩\u200d🔬')).toBe('👩\u200d🔬');
  });

  it('counts only characters that can be seen', () => {
    expect(countVisible(' A\u200b d a ')).toBe(5);
    for (const text of ['', ' ', '\u200b\u200b', '\u3164\u3164', '\u2800', '\u115f', '\ufe0f', '\u00a0'])
      expect(isVisible(text)).toBe(false);
    for (const text of ['.', '類', '👍', 'ש']) expect(isVisible(text)).toBe(true);
  });
});

describe('fields', () => {
  const schema = object({ name: lineField('Name', 2, 100), email: emailField() });

  it('are cast to the clean text', () => {
    expect(schema.cast({ name: ' Ada\u200b ', email: 'ada@example.org\u200b' })).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
    });
  });

  it('judge the clean text', () => {
    expect(collectFailures(schema, { name: 'Ada', email: 'ada@example.org\u200b' })).toEqual([]);
    expect(collectFailures(schema, { name: '\u3164\u3164', email: '\u3164@example.org' })).toEqual([
      { field: 'name', message: 'Name must be at least 2 characters.' },
      { field: 'email', message: 'Invalid email address.' },
    ]);
  });

  it('may have to have one character', () => {
    expect(collectFailures(object({ value: lineField('Value', 1, 100) }), { value: ' ' })).toEqual([
      { field: 'value', message: 'Value must be at least 1 character.' },
    ]);
  });
});
