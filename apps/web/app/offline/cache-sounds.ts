import type { DeltaBoard, SoundSet } from '@paniscus/domain/keyboard';
import { CHIRP_URL, clipUrl, LEXIGRAMS, PANELS, spriteUrl } from '@paniscus/lexigrams';
import type { CacheProgress, CacheRequest } from '../../worker/worker.types';
import { audioSupport } from '../audio/audio-support';
import { formatFor } from '../audio/format';
import { WORKER_PATH } from '@paniscus/routes';

/**
 * Audio URLs for offline use: all files of a set and the words of the custom board, in the format this browser plays.
 */
export function listSounds(set: SoundSet, delta: DeltaBoard): string[] {
  const format = formatFor(set, audioSupport);
  const own = new Set(delta.filter((key) => key !== null));
  return [
    ...PANELS.map(({ id }) => spriteUrl(id, set, format)),
    CHIRP_URL,
    ...LEXIGRAMS.filter(({ key }) => own.has(key)).map((lexigram) => clipUrl(lexigram, set, format)),
  ];
}

/**
 * Registers the service worker, which caches the keyboard's pages; `undefined` if service workers are unsupported or
 * blocked.
 */
export async function startWorker(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(WORKER_PATH, { scope });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** Asks the worker to cache these sounds; resolves to whether all are cached. */
export function cacheSounds(worker: ServiceWorker, addresses: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<CacheProgress>) => {
      if (data.hasFailed) resolve(false);
      else if (data.cached === data.of) resolve(true);
    };
    worker.postMessage({ cache: addresses } satisfies CacheRequest, [port2]);
  });
}
