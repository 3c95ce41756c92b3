import { useInBrowser } from '@paniscus/islands/browser';
import { useMemo } from 'react';
import { createBrowserStore } from './browser-store';

const tab = createBrowserStore(() => sessionStorage);

/** JSON store of this tab, backed by session storage, so that a reload loses nothing. */
export const sessionStore = {
  read: <T>(key: string): T | undefined => parse<T>(tab.read(key)),
  /** Returns whether the next page can read the value. */
  write: (key: string, value: unknown): boolean => tab.write(key, JSON.stringify(value)),
  remove: (key: string): void => tab.remove(key),
};

function parse<T>(text: string | null): T | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export function useSessionValue<T>(key: string): T | undefined {
  const text = useInBrowser(
    () => tab.read(key),
    () => null,
  );
  return useMemo(() => parse<T>(text), [text]);
}

const initialValues = new Map<string, unknown>();

function getInitialValue(key: string): unknown {
  if (!initialValues.has(key)) initialValues.set(key, sessionStore.read(key));
  return initialValues.get(key);
}

/** The stored value at first render, ignoring later changes; undefined on the server. */
export function useInitialSessionValue<T>(key: string): T | undefined {
  return useInBrowser(
    () => getInitialValue(key),
    () => undefined,
  ) as T | undefined;
}
