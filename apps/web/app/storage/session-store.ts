import { useInBrowser } from '@paniscus/islands/browser';
import { useMemo } from 'react';
import { storeIn } from './browser-store';

const tab = storeIn(() => sessionStorage);

/** JSON store of this tab, backed by session storage, so that a reload loses nothing. */
export const sessionStore = {
  read: <T>(key: string): T | undefined => parse<T>(tab.toText(key)),
  write: (key: string, value: unknown): void => tab.write(key, JSON.stringify(value)),
  drop: (key: string): void => tab.drop(key),
};

function parse<T>(text: string | null): T | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export function useStored<T>(key: string): T | undefined {
  const text = useInBrowser(
    () => tab.toText(key),
    () => null,
  );
  return useMemo(() => parse<T>(text), [text]);
}

const atStart = new Map<string, unknown>();

function valueAtStart(key: string): unknown {
  if (!atStart.has(key)) atStart.set(key, sessionStore.read(key));
  return atStart.get(key);
}

/** The stored value at first render, ignoring later changes; undefined on the server. */
export function useStoredAtStart<T>(key: string): T | undefined {
  return useInBrowser(
    () => valueAtStart(key),
    () => undefined,
  ) as T | undefined;
}
