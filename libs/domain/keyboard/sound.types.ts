import type { BoardId, LexigramKey, SoundSet } from './keyboard.types.ts';
import type { Sentence } from './sentence.rules.ts';

/** Loading state of the sounds of the selected board and set. */
export type SoundState =
  | { kind: 'idle' }
  /** Loading; single words can already be played. */
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** The browser blocks playback before a user gesture, or in this tab. */
  | { kind: 'blocked' }
  /** `keys` are the words whose sounds could not be loaded; empty when only a whole panel failed. */
  | { kind: 'failed'; keys: readonly LexigramKey[] };

/** How playback ended: completed, interrupted by another request, or failed. */
export type PlaybackEnd = 'ended' | 'stopped' | 'failed';

/** Plays the sounds of signs, one at a time: each request stops the previous one. */
export type SignPlayer = {
  /** Loads the sounds of this board and set, and of no other. */
  prepare: (board: BoardId, set: SoundSet) => void;
  /** Preloads a sound on key down, without playing it. */
  preload: (key: LexigramKey) => void;
  say: (key: LexigramKey) => void;
  /** Called in a gesture that browsers accept: says the word if its sound was blocked until then. */
  sayIfBlocked: (key: LexigramKey) => void;
  /** Plays the signs in sequence; reports the 0-based index of the current sign, and `null` at the end. */
  play: (sentence: Sentence, onPosition: (position: number | null) => void) => Promise<PlaybackEnd>;
  chirp: () => void;
  stop: () => void;
  retry: () => void;
  /** Calls the listener with the current state and on each change. Returns the unsubscribe function. */
  subscribe: (listener: (state: SoundState) => void) => () => void;
};
