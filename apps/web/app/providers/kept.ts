import { useMemo, useSyncExternalStore } from 'react';

/** How the last donation of this tab ended, for the pages that follow it. */
export const DONATION_RESULT_KEY = 'donationResult';

/** What this tab keeps until it is closed, so that a reload loses nothing. */
export const kept = {
  read<T>(key: string): T | undefined {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (parse(text) as T | undefined);
  },
  write(key: string, value: unknown): void {
    sessionStorage.setItem(key, JSON.stringify(value));
  },
  drop(key: string): void {
    sessionStorage.removeItem(key);
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
    () => sessionStorage.getItem(key),
    () => null,
  );
  return useMemo(() => (text === null ? undefined : (parse(text) as T | undefined)), [text]);
}
