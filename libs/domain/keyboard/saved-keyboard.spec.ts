import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergeKeyboards,
  parseSavedKeyboard,
  DEFAULT_KEYBOARD,
  withSentence,
} from './saved-keyboard.rules.ts';

const isKnown = (key: string) => ['banana', 'please', 'give'].includes(key);

describe('saved keyboard state', () => {
  it('is parsed unchanged after it was stored', () => {
    const saved = {
      ...DEFAULT_KEYBOARD,
      board: 'delta' as const,
      set: 30 as const,
      settings: { ...DEFAULT_KEYBOARD.settings, hasLargeKeys: true, scanning: 'two-switches' as const },
      delta: DEFAULT_KEYBOARD.delta.map((_, cell) => (cell === 5 ? 'banana' : null)),
      sentence: ['please', 'banana'],
      history: [['please', 'give', 'banana']],
      phrases: [{ name: 'Breakfast', sentence: ['please', 'banana'] }],
    };

    expect(parseSavedKeyboard(JSON.parse(JSON.stringify(saved)), isKnown)).toEqual(saved);
  });

  it('replaces invalid values with defaults', () => {
    const malformed = {
      board: 'omega',
      set: 11,
      settings: { scanning: 'three-switches', scanPaceMs: -1, hasWords: 'yes', voiceName: 3, voiceRate: 9 },
      delta: ['banana', 'toString', 7],
      history: [['please', 'unknown', 'banana'], 'give', [], [{}]],
      phrases: ['hi', { name: 7, sentence: ['give', 'unknown'] }, { sentence: [] }],
    };

    const saved = parseSavedKeyboard(malformed, isKnown);

    expect(saved).toMatchObject({ board: 'alpha', set: 10, history: [['please', 'banana']] });
    expect(saved.phrases).toEqual([{ name: '', sentence: ['give'] }]);
    expect(saved.settings).toMatchObject({
      scanning: 'off',
      scanPaceMs: 400,
      hasWords: true,
      voiceName: '',
      voiceRate: 2,
    });
    expect(saved.delta.slice(0, 3)).toEqual(['banana', null, null]);
    expect(saved.delta).toHaveLength(128);
  });

  it('is valid after parsing any stored value', () => {
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

    const history = Array.from({ length: 30 }, (_, index) => [`word-${index}`]);
    expect(withSentence(history, ['banana'])).toHaveLength(30);
  });
});

describe('two states of a keyboard', () => {
  const stored = {
    ...DEFAULT_KEYBOARD,
    set: 20 as const,
    delta: DEFAULT_KEYBOARD.delta.with(0, 'banana').with(1, 'please'),
    history: [['banana'], ['give']],
    phrases: [{ name: 'Hungry', sentence: ['banana'] }],
  };

  it('are joined without losing a word, a sentence or a phrase', () => {
    const changed = {
      set: 30 as const,
      delta: DEFAULT_KEYBOARD.delta.with(1, 'give').with(2, 'give'),
      history: [['please'], ['give']],
      phrases: [{ name: '', sentence: ['please'] }],
    };

    const joined = mergeKeyboards(changed, stored);

    expect(joined).toMatchObject({ set: 30, history: [['please'], ['give'], ['banana']] });
    expect(joined.delta.slice(0, 3)).toEqual(['banana', 'give', 'give']);
    expect(joined.phrases).toEqual([
      { name: '', sentence: ['please'] },
      { name: 'Hungry', sentence: ['banana'] },
    ]);
  });

  it('keep the phrases of both, even beyond the number that can be added', () => {
    const buildPhrases = (word: string) =>
      Array.from({ length: 80 }, (_, index) => ({ name: '', sentence: [`${word}-${index}`] }));

    const joined = mergeKeyboards(
      { phrases: buildPhrases('give') },
      { ...stored, phrases: buildPhrases('eat') },
    );

    expect(joined.phrases).toEqual([...buildPhrases('give'), ...buildPhrases('eat')]);
    expect(parseSavedKeyboard(joined, () => true).phrases).toEqual(joined.phrases);
  });

  it('are the same when joined once more, or when nothing was changed', () => {
    expect(mergeKeyboards({}, stored)).toEqual(stored);
    expect(mergeKeyboards(stored, stored)).toEqual(stored);
  });
});
