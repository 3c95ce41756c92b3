import { DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSavedKeyboard as readInThisTab } from './saved-keyboard';

const storage = new Map<string, string>();
const createStorage = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
});
const workingStorage = createStorage(storage);

/** Simulates a new tab by reloading the module. */
async function openTab() {
  vi.resetModules();
  return import('./saved-keyboard');
}

describe('saved keyboard', () => {
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', workingStorage);
    vi.stubGlobal('sessionStorage', createStorage(new Map()));
  });

  it('starts with the defaults and restores the saved settings on the next visit', async () => {
    const { saveKeyboard, readSavedKeyboard } = await openTab();
    expect(readSavedKeyboard()).toEqual(DEFAULT_KEYBOARD);

    saveKeyboard({ board: 'gamma', set: 30, sentence: ['give', 'banana'] });

    vi.stubGlobal('sessionStorage', createStorage(new Map()));
    const later = await openTab();
    expect(later.readSavedKeyboard()).toMatchObject({
      board: 'gamma',
      set: 30,
      sentence: ['give', 'banana'],
    });
  });

  it('returns the object that hydration starts with on a first visit, so that nothing renders twice', () => {
    expect(readInThisTab()).toBe(DEFAULT_KEYBOARD);
  });

  it('falls back to the defaults when the stored data is malformed', async () => {
    for (const text of ['{', 'null', '[1]', '"x"', '{"board":7,"history":{"length":9}}']) {
      storage.set('keyboard', text);
      expect((await openTab()).readSavedKeyboard()).toEqual(DEFAULT_KEYBOARD);
    }
  });

  it('returns the same object while unchanged', async () => {
    const { saveKeyboard, readSavedKeyboard } = await openTab();

    saveKeyboard({ board: 'beta' });

    expect(readSavedKeyboard()).toBe(readSavedKeyboard());
  });

  it('is retained in memory when storage is blocked', async () => {
    const throwSecurityError = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: throwSecurityError,
      setItem: throwSecurityError,
      removeItem: throwSecurityError,
    });
    const { saveKeyboard, readSavedKeyboard } = await openTab();

    saveKeyboard({ set: 40 });

    expect(readSavedKeyboard().set).toBe(40);
  });

  it("restores a reloaded tab's own sentence, also after another tab has saved one", async () => {
    const first = await openTab();
    first.saveKeyboard({ board: 'gamma', sentence: ['please', 'help'] });
    const ofFirst = sessionStorage;
    vi.stubGlobal('sessionStorage', createStorage(new Map()));
    const second = await openTab();
    second.saveKeyboard({ board: 'beta', sentence: ['juice'] });

    vi.stubGlobal('sessionStorage', ofFirst);
    const reloaded = await openTab();

    expect(reloaded.readSavedKeyboard()).toMatchObject({ board: 'gamma', sentence: ['please', 'help'] });
  });

  it("is shared by all tabs, except for each tab's own board and sound set", async () => {
    const first = await openTab();
    expect(first.readSavedKeyboard().board).toBe('alpha');
    const second = await openTab();
    second.saveKeyboard({ board: 'beta', history: [['give', 'banana']] });

    first.saveKeyboard({ settings: { ...DEFAULT_KEYBOARD.settings, hasLargeKeys: true } });

    expect(first.readSavedKeyboard()).toMatchObject({ board: 'alpha', history: [['give', 'banana']] });
    expect(second.readSavedKeyboard()).toMatchObject({ board: 'beta', settings: { hasLargeKeys: true } });
  });
});
