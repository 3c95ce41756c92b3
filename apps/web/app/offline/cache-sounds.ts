import type { SoundSet } from '@paniscus/domain/keyboard';
import type { SavedSoundsState } from '@paniscus/features/keyboard';
import { CHIRP_URL, PANELS, spriteUrl } from '@paniscus/lexigrams';
import { SERVICE_WORKER_PATH } from '@paniscus/routes';
import { SOUND_CACHE } from '../../worker/cache-strategies';
import type { CacheProgress, CacheRequest } from '../../worker/worker.types';
import { audioSupport } from '../audio/audio-support';
import { chooseSoundFormat } from '../audio/sound-format';

/** URLs of all sounds of a set, in the format this browser plays: the three panels hold every word. */
function listSoundUrls(set: SoundSet): string[] {
  const format = chooseSoundFormat(set, audioSupport);
  return [...PANELS.map(({ id }) => spriteUrl(id, set, format)), CHIRP_URL];
}

/** Reads from the browser's cache whether all sounds of a set are saved. */
export async function readSavedSounds(set: SoundSet): Promise<SavedSoundsState> {
  const cache = await caches.open(SOUND_CACHE);
  const sounds = await Promise.all(listSoundUrls(set).map((url) => cache.match(url, { ignoreVary: true })));
  if (sounds.some((sound) => sound === undefined)) return { kind: 'not-saved' };
  const sizes = sounds.map((sound) => Number(sound?.headers.get('content-length') ?? 0));
  return { kind: 'saved', bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Registers the service worker, which caches the keyboard's pages; `undefined` if service workers are unsupported or
 * blocked.
 */
export async function registerServiceWorker(scope: string): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { scope });
    return (await navigator.serviceWorker.ready).active ?? undefined;
  } catch {
    return undefined;
  }
}

/** Makes the worker save the sounds of a set; reports the progress until they are saved or saving has failed. */
export function saveSounds(
  worker: ServiceWorker,
  set: SoundSet,
  onChange: (state: SavedSoundsState) => void,
): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<CacheProgress>) => {
    const { bytes, totalBytes, hasEnded, hasFailed } = data;
    if (hasFailed === true) onChange({ kind: 'failed' });
    else onChange(hasEnded === true ? { kind: 'saved', bytes } : { kind: 'saving', bytes, totalBytes });
  };
  worker.postMessage({ cache: listSoundUrls(set) } satisfies CacheRequest, [port2]);
}
