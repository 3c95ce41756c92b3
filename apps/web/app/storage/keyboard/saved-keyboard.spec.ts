import { USUAL_KEYBOARD } from '@paniscus/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
const openStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => void storage.set(key, text),
  removeItem: (key: string) => void storage.delete(key),
};

/** A tab of its own: the module with nothing read yet. */
async function aTab() {
  vi.resetModules();
  return import('./saved-keyboard');
}

describe('what the browser keeps of the keyboard', () => {
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', openStorage);
  });

  it('is the usual one at first, and what was chosen at the next visit', async () => {
    const { saveKeyboard, readSavedKeyboard } = await aTab();
    expect(readSavedKeyboard()).toEqual(USUAL_KEYBOARD);

    saveKeyboard({ board: 'gamma', set: 30 });

    const later = await aTab();
    expect(later.readSavedKeyboard()).toMatchObject({ board: 'gamma', set: 30 });
  });

  it('is the usual one where somebody has stored nonsense', async () => {
    for (const text of ['{', 'null', '[1]', '"x"', '{"board":7,"history":{"length":9}}']) {
      storage.set('keyboard', text);
      expect((await aTab()).readSavedKeyboard()).toEqual(USUAL_KEYBOARD);
    }
  });

  it('is the same object as long as it says the same', async () => {
    const { saveKeyboard, readSavedKeyboard } = await aTab();

    saveKeyboard({ board: 'beta' });

    expect(readSavedKeyboard()).toBe(readSavedKeyboard());
  });

  it('lasts as long as the page where storage is closed', async () => {
    const closed = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const { saveKeyboard, readSavedKeyboard } = await aTab();

    saveKeyboard({ set: 40 });

    expect(readSavedKeyboard().set).toBe(40);
  });

  it('is common to all tabs, but each shows and sounds like its own', async () => {
    const one = await aTab();
    expect(one.readSavedKeyboard().board).toBe('alpha');
    const other = await aTab();
    other.saveKeyboard({ board: 'beta', history: [['give', 'banana']] });

    one.saveKeyboard({ settings: { ...USUAL_KEYBOARD.settings, hasLargeKeys: true } });

    expect(one.readSavedKeyboard()).toMatchObject({ board: 'alpha', history: [['give', 'banana']] });
    expect(other.readSavedKeyboard()).toMatchObject({ board: 'beta', settings: { hasLargeKeys: true } });
  });
});
