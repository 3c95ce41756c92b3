import { describe, expect, it } from 'vitest';
import { storeIn } from './browser-store';

function browser(parts: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
    ...parts,
  } as Storage;
  return { store: storeIn(() => storage), values };
}

const refuse = () => {
  throw new DOMException('The storage is closed.', 'SecurityError');
};

describe('browser store', () => {
  it('writes to storage, where other pages can read it', () => {
    const { store, values } = browser();

    store.write('cart', '[1]');

    expect(values.get('cart')).toBe('[1]');
    expect(store.toText('cart')).toBe('[1]');
  });

  it('reads what another page wrote last', () => {
    const { store, values } = browser();
    store.write('cart', '[1]');

    values.set('cart', '[2]');

    expect(store.toText('cart')).toBe('[2]');
  });

  it('falls back to memory while the storage is full, and ignores the stale stored value', () => {
    const { store, values } = browser({ setItem: refuse });
    values.set('cart', '[1]');

    store.write('cart', '[2]');

    expect(store.toText('cart')).toBe('[2]');
    store.drop('cart');
    expect(store.toText('cart')).toBeNull();
  });

  it('falls back to memory when storage is blocked', () => {
    const store = storeIn(refuse);

    store.write('cart', '[1]');

    expect(store.toText('cart')).toBe('[1]');
    store.drop('cart');
    expect(store.toText('cart')).toBeNull();
  });
});
