import { aSilentPlayer } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { addOwnWords } from './own-words';
import { createTestKeyboard } from './testing/create-test-keyboard';

const aKeyboard = () => createTestKeyboard(aSilentPlayer());

describe('unavailable sound', () => {
  it.each([
    ['blocked', 'The browser is blocking sound. Press “Turn sound on” next to the sentence.'],
    ['failed', 'The sounds could not be loaded. Press “Try again” next to the sentence.'],
  ] as const)('is announced to screen readers once: %s', (kind, text) => {
    const { store, state } = aKeyboard();
    const { sequence } = state().announcement;

    const sound = kind === 'failed' ? { kind, keys: [] } : { kind };
    store.onSoundChange(sound);
    store.onSoundChange(sound);

    expect(state()).toMatchObject({ kind, announcement: { text, sequence: sequence + 1 } });
  });
});

describe('a word of the visitor’s own that no voice can say', () => {
  it('says what helps, instead of trying again', () => {
    const { store, state } = aKeyboard();
    addOwnWords([{ key: 'own-1', word: 'Grandma' }]);

    store.onSoundChange({ kind: 'failed', keys: ['own-1'] });

    expect(state().announcement.text).toBe(
      'There is no voice for “Grandma” on this device. Choose one in Settings, or record the word.',
    );
    store.onSoundChange({ kind: 'failed', keys: ['own-1', 'banana'] });
    expect(state().announcement.text).toContain('The sounds could not be loaded.');
  });
});

describe('offline', () => {
  it('names the signs whose sounds are missing', () => {
    const { store, state } = aKeyboard();
    store.setOffline(true);

    store.onSoundChange({ kind: 'failed', keys: ['banana'] });
    expect(state()).toMatchObject({ kind: 'missing', missingKeys: ['banana'] });
    store.onSoundChange({ kind: 'failed', keys: ['banana', 'juice', 'water'] });

    expect(state().announcement.text).toBe(
      'You are offline, and the sounds of “banana,” “juice” and “water” are not saved on this device. Press “Try again” next to the sentence.',
    );
  });
});
