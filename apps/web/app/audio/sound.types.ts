import type { LexigramKey, PanelId, SoundSet } from '@paniscus/domain';

/** A file with sound in it: a panel with all its words, one word, or the chirp. */
export type SoundFile =
  | { kind: 'panel'; panel: PanelId; set: SoundSet }
  | { kind: 'clip'; key: LexigramKey; set: SoundSet }
  | { kind: 'chirp' };

/** A file that is decoded. */
export type LoadedSound = {
  /** Begins at once; of a panel, the word of `part`. What it answers ends the sound early, and then `onEnd` is not called. */
  start: (onEnd: () => void, part?: LexigramKey) => () => void;
  unload: () => void;
};

/** Brings files. */
export type AudioClipLoader = {
  load: (file: SoundFile, signal?: AbortSignal) => Promise<LoadedSound>;
  /** Fetches what may be loaded in a moment. */
  warm: (file: SoundFile) => void;
};

/** What the browser lets be heard. */
export type SoundOutput = {
  isAwake: () => boolean;
  /** Wakes it, which browsers allow at a touch or a key; false when it stays asleep. */
  wake: () => Promise<boolean>;
};
