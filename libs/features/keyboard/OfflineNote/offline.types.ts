import type { SoundSet } from '@paniscus/domain/keyboard';

/** Whether the sounds of a set are saved in this browser. Sizes in bytes. */
export type SavedSoundsState =
  | { kind: 'not-saved' }
  | { kind: 'saving'; bytes: number; totalBytes: number }
  | { kind: 'saved'; bytes: number }
  | { kind: 'failed' };

export type OfflineState =
  /** Not known yet, or the browser cannot save pages for offline use. */
  | { kind: 'unavailable' }
  | {
      kind: 'ready';
      /** The visitor's browser asks sites to save data, so nothing is saved without being asked for. */
      isDataSaverOn: boolean;
      sets: Readonly<Record<SoundSet, SavedSoundsState>>;
    };
