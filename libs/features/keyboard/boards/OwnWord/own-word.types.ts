import type { OwnWord } from '@paniscus/domain/keyboard';

/** How a word sounds: the visitor's recording, the device's voice, or not at all. */
export type SoundKind = 'voice' | 'recording' | 'silent';

/** A word while it is being edited. */
export type WordDraft = {
  word: string;
  sound: SoundKind;
  /** What the device's voice says; empty for the word itself. */
  spoken: string;
  /** Data URL of a recording. */
  recording: string | undefined;
  /** Data URL of a picture. */
  picture: string | undefined;
  /** What the picture shows; may be empty. */
  alt: string;
  /** Color of the key's edge; empty for none. */
  color: string;
};

export type RecorderState =
  | { kind: 'ready' }
  /** The browser is asking for the microphone. */
  | { kind: 'asking' }
  | { kind: 'recording' }
  | { kind: 'processing' }
  /** There is a new recording. */
  | { kind: 'recorded' }
  | { kind: 'failed'; message: string };

export type Recorder = {
  state: RecorderState;
  start: () => void;
  stop: () => void;
  /**
   * Stops a recording that is being made, and resolves to its data URL once it has been passed on; `undefined` when none is
   * being made. Rejects when it cannot be used, for the reason that `state` then has.
   */
  finish: () => Promise<string> | undefined;
};

/** The word that is being edited; `undefined` for a new one. */
export type EditedWord = OwnWord | undefined;
