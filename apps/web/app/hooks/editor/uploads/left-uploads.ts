import type { UploadResult } from '@paniscus/features/posts';
import { useEffect, useSyncExternalStore } from 'react';
import { createChangeListeners } from '../../../storage/change-listeners';

const NONE: readonly UploadResult[] = [];
const changes = createChangeListeners();
let results = NONE;
let running = 0;

const ask = (event: Event) => event.preventDefault();

/** While an upload runs, the browser asks before it leaves the page. */
export async function guardUpload<Picture>(upload: Promise<Picture>): Promise<Picture> {
  running += 1;
  addEventListener('beforeunload', ask);
  try {
    return await upload;
  } finally {
    running -= 1;
    if (running === 0) removeEventListener('beforeunload', ask);
  }
}

/** Adds the result of an upload whose page was left. */
export const reportUpload = (result: UploadResult): void => set([...results, result]);

/** Results of uploads whose page was left, until this page is left as well. */
export function useLeftUploads(path: string): readonly UploadResult[] {
  useEffect(() => () => set(NONE), [path]);
  return useSyncExternalStore(
    changes.subscribe,
    () => results,
    () => NONE,
  );
}

function set(next: readonly UploadResult[]): void {
  if (next === results) return;
  results = next;
  changes.emit();
}
