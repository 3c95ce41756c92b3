import { USUAL_KEYBOARD } from '@paniscus/domain/keyboard';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
const openStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => void storage.set(key, text),
  removeItem: (key: string) => void storage.delete(key),
};

/** Simulates a new tab by reloading the module. */
async function aTab() {
  vi.resetModules();
  return import('./saved-keyboard');
}

describe('saved keyboard', () => {
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', openStorage);
  });

  it('starts with the defaults and restores the saved settings on the next visit', async () => {
    const { saveKeyboard, readSavedKeyboard } = await aTab();
    expect(readSavedKeyboard()).toEqual(USUAL_KEYBOARD);

    saveKeyboard({ board: 'gamma', set: 30 });

    const later = await aTab();
    expect(later.readSavedKeyboard()).toMatchObject({ board: 'gamma', set: 30 });
  });

  it('falls back to the defaults when the stored data is malformed', async () => {
    for (const text of ['{', 'null', '[1]', '"x"', '{"board":7,"history":{"length":9}}']) {
      storage.set('keyboard', text);
      expect((await aTab()).readSavedKeyboard()).toEqual(USUAL_KEYBOARD);
    }
  });

  it('returns the same object while unchanged', async () => {
    const { saveKeyboard, readSavedKeyboard } = await aTab();

    saveKeyboard({ board: 'beta' });

    expect(readSavedKeyboard()).toBe(readSavedKeyboard());
  });

  it('lasts as long as the page when storage is blocked', async () => {
    const closed = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const { saveKeyboard, readSavedKeyboard } = await aTab();

    saveKeyboard({ set: 40 });

    expect(readSavedKeyboard().set).toBe(40);
  });

  it("is shared by all tabs, except for each tab's own board and sound set", async () => {
    const one = await aTab();
    expect(one.readSavedKeyboard().board).toBe('alpha');
    const other = await aTab();
    other.saveKeyboard({ board: 'beta', history: [['give', 'banana']] });

    one.saveKeyboard({ settings: { ...USUAL_KEYBOARD.settings, hasLargeKeys: true } });

    expect(one.readSavedKeyboard()).toMatchObject({ board: 'alpha', history: [['give', 'banana']] });
    expect(other.readSavedKeyboard()).toMatchObject({ board: 'beta', settings: { hasLargeKeys: true } });
  });
});
