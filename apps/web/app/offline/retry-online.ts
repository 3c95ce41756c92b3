import { SOUND_SETS } from '@paniscus/domain/keyboard';
import type { SoundSet } from '@paniscus/domain/keyboard';
import type { SavedSoundsState } from '@paniscus/features/keyboard';

/** What is saved of each set. */
export type SavedSets = Readonly<Record<SoundSet, SavedSoundsState>>;

/**
 * Saves the sets that could not be saved again as soon as the device is online. Returns a function that stops waiting for
 * it.
 */
export function retryOnline(sets: SavedSets, save: (set: SoundSet) => void): () => void {
  const retry = () => {
    for (const set of SOUND_SETS) if (sets[set].kind === 'failed') save(set);
  };
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
}
