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
  return import('./kept-keyboard');
}

describe('what the browser keeps of the keyboard', () => {
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', openStorage);
  });

  it('is the usual one at first, and what was chosen at the next visit', async () => {
    const { keepKeyboard, keptNow } = await aTab();
    expect(keptNow()).toEqual(USUAL_KEYBOARD);

    keepKeyboard({ board: 'gamma', set: 30 });

    const later = await aTab();
    expect(later.keptNow()).toMatchObject({ board: 'gamma', set: 30 });
  });

  it('is the usual one where somebody has stored nonsense', async () => {
    for (const text of ['{', 'null', '[1]', '"x"', '{"board":7,"history":{"length":9}}']) {
      storage.set('keyboard', text);
      expect((await aTab()).keptNow()).toEqual(USUAL_KEYBOARD);
    }
  });

  it('is the same object as long as it says the same', async () => {
    const { keepKeyboard, keptNow } = await aTab();

    keepKeyboard({ board: 'beta' });

    expect(keptNow()).toBe(keptNow());
  });

  it('lasts as long as the page where storage is closed', async () => {
    const closed = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const { keepKeyboard, keptNow } = await aTab();

    keepKeyboard({ set: 40 });

    expect(keptNow().set).toBe(40);
  });

  it('is common to all tabs, but each shows and sounds like its own', async () => {
    const one = await aTab();
    expect(one.keptNow().board).toBe('alpha');
    const other = await aTab();
    other.keepKeyboard({ board: 'beta', history: [['give', 'banana']] });

    one.keepKeyboard({ settings: { ...USUAL_KEYBOARD.settings, hasLargeKeys: true } });

    expect(one.keptNow()).toMatchObject({ board: 'alpha', history: [['give', 'banana']] });
    expect(other.keptNow()).toMatchObject({ board: 'beta', settings: { hasLargeKeys: true } });
  });
});
