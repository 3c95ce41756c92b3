import type { LoadedSound, SoundFile, AudioClipLoader } from './sound.types';

/** Maximum number of decoded clips besides a panel: under 5 MB. */
const CLIPS_MAX = 32;

type Clip = { loaded?: LoadedSound; coming: Promise<LoadedSound> };

/** LRU cache of single-word clips by name. */
export function createClips(clipLoader: AudioClipLoader, retire: (sound: LoadedSound) => void) {
  const clips = new Map<string, Clip>();

  const drop = (name: string) => {
    const clip = clips.get(name);
    clips.delete(name);
    clip?.coming.then(retire, () => undefined);
  };

  function load(name: string, file: SoundFile): Clip {
    const clip: Clip = { coming: clipLoader.load(file) };
    clip.coming.then(
      (sound) => (clip.loaded = sound),
      // Removes a failed clip, so that the next request retries.
      () => clips.get(name) === clip && clips.delete(name),
    );
    return clip;
  }

  return {
    has: (name: string): boolean => clips.has(name),
    loaded: (name: string): LoadedSound | undefined => clips.get(name)?.loaded,
    bring(name: string, file: SoundFile): Promise<LoadedSound> {
      const clip = clips.get(name) ?? load(name, file);
      clips.delete(name);
      clips.set(name, clip);
      const [oldest] = clips.keys();
      if (clips.size > CLIPS_MAX && oldest !== undefined) drop(oldest);
      return clip.coming;
    },
    dropAllBut(cached: string): void {
      for (const name of [...clips.keys()]) if (name !== cached) drop(name);
    },
  };
}
