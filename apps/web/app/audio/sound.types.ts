import type { LexigramKey, PanelId, SoundSet } from '@paniscus/domain/keyboard';

/** An audio file: a panel with all its words, a single word, or the chirp. */
export type SoundFile =
  | { kind: 'panel'; panel: PanelId; set: SoundSet }
  | { kind: 'clip'; key: LexigramKey; set: SoundSet }
  | { kind: 'chirp' };

export type LoadedSound = {
  /** Plays immediately; for a panel, the word `key`. The returned function stops playback without calling `onEnd`. */
  start: (onEnd: () => void, key?: LexigramKey) => () => void;
  unload: () => void;
};

export type AudioClipLoader = {
  load: (file: SoundFile, signal?: AbortSignal) => Promise<LoadedSound>;
  prefetch: (file: SoundFile) => void;
};

export type SoundOutput = {
  isRunning: () => boolean;
  /** Resumes audio, which browsers allow on user interaction; false if it stays suspended. */
  resume: () => Promise<boolean>;
};
