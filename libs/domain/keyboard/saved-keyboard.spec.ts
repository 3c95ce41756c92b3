import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSavedKeyboard, USUAL_KEYBOARD, withSentence } from './saved-keyboard.rules.ts';

const isKnown = (key: string) => ['banana', 'please', 'give'].includes(key);

describe('saved keyboard state', () => {
  it('is read back as it was written', () => {
    const saved = {
      ...USUAL_KEYBOARD,
      board: 'delta' as const,
      set: 30 as const,
      settings: { ...USUAL_KEYBOARD.settings, hasLargeKeys: true, scanning: 'two-switches' as const },
      delta: USUAL_KEYBOARD.delta.map((_, place) => (place === 5 ? 'banana' : null)),
      history: [['please', 'give', 'banana']],
    };

    expect(parseSavedKeyboard(JSON.parse(JSON.stringify(saved)), isKnown)).toEqual(saved);
  });

  it('replaces invalid values with defaults', () => {
    const hostile = {
      board: 'omega',
      set: 11,
      settings: { scanning: 'three-switches', scanPaceMs: -1, hasWords: 'yes' },
      delta: ['banana', 'toString', 7],
      history: [['please', 'unknown', 'banana'], 'give', [], [{}]],
    };

    const saved = parseSavedKeyboard(hostile, isKnown);

    expect(saved).toMatchObject({ board: 'alpha', set: 10, history: [['please', 'banana']] });
    expect(saved.settings).toMatchObject({ scanning: 'off', scanPaceMs: 400, hasWords: true });
    expect(saved.delta.slice(0, 3)).toEqual(['banana', null, null]);
    expect(saved.delta).toHaveLength(128);
  });

  it('is valid for any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const saved = parseSavedKeyboard(value, isKnown);

        expect(saved.delta).toHaveLength(128);
        expect(parseSavedKeyboard(saved, isKnown)).toEqual(saved);
      }),
    );
  });
});

describe('sentence history', () => {
  it('holds at most thirty distinct sentences, newest first', () => {
    expect(withSentence([['give'], ['please']], ['please'])).toEqual([['please'], ['give']]);
    expect(withSentence([['give']], [])).toEqual([['give']]);

    const long = Array.from({ length: 30 }, (_, index) => [`word-${index}`]);
    expect(withSentence(long, ['banana'])).toHaveLength(30);
  });
});
