import type { LoadedSound, SoundFile, AudioClipLoader } from './sound.types';

/** Maximum number of decoded clips besides a panel: under 5 MB. */
const MAX_CLIPS = 32;

type Clip = { loaded?: LoadedSound; promise: Promise<LoadedSound> };

/** LRU cache of single-word clips by name. */
export function createClipCache(clipLoader: AudioClipLoader, release: (sound: LoadedSound) => void) {
  const clips = new Map<string, Clip>();

  const evict = (name: string) => {
    const clip = clips.get(name);
    clips.delete(name);
    clip?.promise.then(release, () => undefined);
  };

  function startLoading(name: string, file: SoundFile): Clip {
    const clip: Clip = { promise: clipLoader.load(file) };
    clip.promise.then(
      (sound) => (clip.loaded = sound),
      // Removes a failed clip, so that the next request retries.
      () => clips.get(name) === clip && clips.delete(name),
    );
    return clip;
  }

  return {
    has: (name: string): boolean => clips.has(name),
    loaded: (name: string): LoadedSound | undefined => clips.get(name)?.loaded,
    load(name: string, file: SoundFile): Promise<LoadedSound> {
      const clip = clips.get(name) ?? startLoading(name, file);
      clips.delete(name);
      clips.set(name, clip);
      const [oldest] = clips.keys();
      if (clips.size > MAX_CLIPS && oldest !== undefined) evict(oldest);
      return clip.promise;
    },
    evictExcept(retained: string): void {
      for (const name of [...clips.keys()]) if (name !== retained) evict(name);
    },
  };
}
