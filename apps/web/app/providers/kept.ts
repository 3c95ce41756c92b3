import { useMemo, useSyncExternalStore } from 'react';

/** How the last donation of this tab ended, for the pages that follow it. */
export const DONATION_RESULT_KEY = 'donationResult';

/** Holds for this page what a browser that keeps its storage closed would not. */
const ofThisPage = new Map<string, string>();

function textOf(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return ofThisPage.get(key) ?? null;
  }
}

/** What this tab keeps until it is closed, so that a reload loses nothing. */
export const kept = {
  read<T>(key: string): T | undefined {
    const text = textOf(key);
    return text === null ? undefined : (parse(text) as T | undefined);
  },
  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      sessionStorage.setItem(key, text);
    } catch {
      ofThisPage.set(key, text);
    }
  },
  drop(key: string): void {
    ofThisPage.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Closed storage holds nothing that could be dropped.
    }
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const never = () => () => undefined;

/** The kept value while a page shows it; on the server there is none. */
export function useKept<T>(key: string): T | undefined {
  const text = useSyncExternalStore(
    never,
    () => textOf(key),
    () => null,
  );
  return useMemo(() => (text === null ? undefined : (parse(text) as T | undefined)), [text]);
}
