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
  | { kind: 'failed' };

/** How playback ended: completed, interrupted by another request, or failed. */
export type PlayEnd = 'ended' | 'stopped' | 'failed';

/** Plays the sounds of signs, one at a time: each request stops the previous one. */
export type SignPlayer = {
  /** Loads the sounds of this board and set, and of no other. */
  prepare: (board: BoardId, set: SoundSet) => void;
  /** Preloads a sound on key down, without playing it. */
  warm: (key: LexigramKey) => void;
  say: (key: LexigramKey) => void;
  /** Plays the signs in sequence; reports the 0-based index of the current sign, and `null` at the end. */
  play: (sentence: Sentence, onPlace: (place: number | null) => void) => Promise<PlayEnd>;
  chirp: () => void;
  stop: () => void;
  retry: () => void;
  /** Calls the listener with the current state and on each change. Returns the unsubscribe function. */
  subscribe: (listener: (state: SoundState) => void) => () => void;
};
