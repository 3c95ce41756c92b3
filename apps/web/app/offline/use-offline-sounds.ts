import { SOUND_SETS } from '@paniscus/domain/keyboard';
import type { SoundSet } from '@paniscus/domain/keyboard';
import type { OfflineState, SavedSoundsState } from '@paniscus/features/keyboard';
import { useCallback, useEffect, useState } from 'react';
import { readSavedSounds, registerServiceWorker, saveSounds } from './cache-sounds';
import { retryOnline } from './retry-online';
import type { SavedSets } from './retry-online';

/** With the browser's data saver, nothing is downloaded in advance. */
const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which a browser that stays busy counts as idle; without it, a slow device would never save. */
const IDLE_TIMEOUT = 2000;

const whenIdle = () =>
  new Promise<void>((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT })
        : resolve();
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Delay in ms after the page is idle, so that the first words have the bandwidth. */
const BACKGROUND_DELAY_MS = 4000;

/** What is saved of each set; `undefined` where the browser cannot save anything. */
async function readSets(): Promise<SavedSets | undefined> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return undefined;
  try {
    const states = await Promise.all(SOUND_SETS.map(async (set) => [set, await readSavedSounds(set)]));
    return Object.fromEntries(states) as SavedSets;
  } catch {
    return undefined;
  }
}

type OfflineSounds = { state: OfflineState; save: (set: SoundSet) => void };

/**
 * Saves the keyboard's pages and the sounds of the set in use for offline use, in the background; with the data saver only
 * on request. Other sets are saved on request. `scope` is the path of those pages.
 */
export function useOfflineSounds(set: SoundSet, scope: string): OfflineSounds {
  const [sets, setSets] = useState<SavedSets>();
  const isKnown = sets !== undefined;

  const change = useCallback(
    (changed: SoundSet, next: SavedSoundsState) =>
      setSets((before) => (before === undefined ? undefined : { ...before, [changed]: next })),
    [],
  );

  const save = useCallback(
    (asked: SoundSet) => {
      change(asked, { kind: 'saving', bytes: 0, totalBytes: 0 });
      void registerServiceWorker(scope).then((worker) => {
        if (worker === undefined) change(asked, { kind: 'failed' });
        else saveSounds(worker, asked, (next) => change(asked, next));
      });
    },
    [change, scope],
  );

  useEffect(() => {
    void whenIdle().then(readSets).then(setSets);
  }, []);

  useEffect(() => {
    if (!isKnown || isDataSaverOn()) return undefined;
    let isCurrent = true;
    void (async () => {
      if ((await registerServiceWorker(scope)) === undefined) {
        change(set, { kind: 'failed' });
        return;
      }
      await delay(BACKGROUND_DELAY_MS);
      const isMissing = (await readSavedSounds(set)).kind === 'not-saved';
      if (isCurrent && isMissing) save(set);
    })();
    return () => {
      isCurrent = false;
    };
  }, [isKnown, set, save, scope, change]);

  useEffect(() => (sets === undefined ? undefined : retryOnline(sets, save)), [sets, save]);

  return {
    state:
      sets === undefined ? { kind: 'unavailable' } : { kind: 'ready', isDataSaverOn: isDataSaverOn(), sets },
    save,
  };
}
