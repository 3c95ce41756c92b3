import { describe, expect, it } from 'vitest';
import { createBrowserStore } from './browser-store';

function createBrowser(overrides: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  } as Storage;
  return { store: createBrowserStore(() => storage), values };
}

const throwSecurityError = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe('browser store', () => {
  it('writes to storage, where other pages can read it', () => {
    const { store, values } = createBrowser();

    expect(store.write('cart', '[1]')).toBe(true);

    expect(values.get('cart')).toBe('[1]');
    expect(store.read('cart')).toBe('[1]');
  });

  it('reads what another page wrote last', () => {
    const { store, values } = createBrowser();
    store.write('cart', '[1]');

    values.set('cart', '[2]');

    expect(store.read('cart')).toBe('[2]');
  });

  it('falls back to memory while the storage is full, and ignores the stale stored value', () => {
    const { store, values } = createBrowser({ setItem: throwSecurityError });
    values.set('cart', '[1]');

    expect(store.write('cart', '[2]')).toBe(false);

    expect(store.read('cart')).toBe('[2]');
    store.remove('cart');
    expect(store.read('cart')).toBeNull();
  });

  it('falls back to memory when storage is blocked', () => {
    const store = createBrowserStore(throwSecurityError);

    store.write('cart', '[1]');

    expect(store.read('cart')).toBe('[1]');
    store.remove('cart');
    expect(store.read('cart')).toBeNull();
  });
});
