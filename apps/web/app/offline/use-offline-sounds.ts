import type { DeltaBoard, SignPlayer, SoundSet } from '@paniscus/domain/keyboard';
import type { OfflineState } from '@paniscus/features/keyboard';
import { paths } from '@paniscus/routes';
import { useEffect, useState } from 'react';
import { cacheSounds, listSounds, startWorker } from './cache-sounds';

/** Respects the browser's data saver: sounds are not downloaded in advance. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenQuiet = () =>
  new Promise<void>((resolve) => {
    const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve());
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Delay in ms after the first word before prefetching, so that its audio has the bandwidth. */
const AFTER_A_WORD_MS = 4000;

function useHasSounded(player: SignPlayer): boolean {
  const [hasSounded, setHasSounded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = player.subscribe(({ kind }) => {
      clearTimeout(timer);
      if (kind === 'ready') timer = setTimeout(() => setHasSounded(true), AFTER_A_WORD_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [player]);
  return hasSounded;
}

/**
 * Caches the keyboard's pages, and the sounds of a set after the first playback, for offline use; returns the progress.
 */
export function useOfflineSounds(player: SignPlayer, set: SoundSet, delta: DeltaBoard): OfflineState {
  const [state, setState] = useState<OfflineState>({ kind: 'not-downloaded' });
  const hasSounded = useHasSounded(player);
  useEffect(() => {
    if (savesData()) return undefined;
    let isCurrent = true;
    const setKind = (kind: OfflineState['kind']) => isCurrent && setState({ kind });
    void (async () => {
      await whenQuiet();
      const worker = isCurrent ? (await startWorker(paths.keyboard))?.active : undefined;
      if (!worker || !isCurrent || !(hasSounded || isInstalled())) return;
      setKind('downloading');
      setKind((await cacheSounds(worker, listSounds(set, delta))) ? 'downloaded' : 'not-downloaded');
    })();
    return () => {
      isCurrent = false;
    };
  }, [set, delta, hasSounded]);
  return state;
}
