import type { BoardId, LexigramKey, SoundSet } from './keyboard.types.ts';
import type { Sentence } from './sentence.rules.ts';

/** How it stands with the sounds of the chosen board and set. */
export type SoundState =
  /** Nothing was asked for yet. */
  | { kind: 'idle' }
  /** On their way; words already sound one by one. */
  | { kind: 'loading' }
  | { kind: 'ready' }
  /** The browser plays nothing before it is touched, or not in this tab. */
  | { kind: 'blocked' }
  | { kind: 'failed' };

/** How a sentence came to its end: all of it was heard, something else was asked for, or a sound would not come. */
export type PlayEnd = 'ended' | 'stopped' | 'failed';

/** What says signs aloud. At most one sound is heard at a time: whatever is asked for ends what was before it. */
export type SignPlayer = {
  /** What is to be ready: the sounds of this board in this set, and of no other. */
  prepare: (board: BoardId, set: SoundSet) => void;
  /** A key is being pressed: what it says may be asked for in a moment. Nothing is heard. */
  warm: (key: LexigramKey) => void;
  /** Says one sign. */
  say: (key: LexigramKey) => void;
  /** Says the signs one after the other; tells which place sounds, from 0, and `null` when none does any more. */
  play: (sentence: Sentence, onPlace: (place: number | null) => void) => Promise<PlayEnd>;
  /** The short sound after a change of the set. */
  chirp: () => void;
  stop: () => void;
  /** Tries again what failed. */
  retry: () => void;
  /** Tells how it stands, now and at every change, until the answer is called. */
  subscribe: (listener: (state: SoundState) => void) => () => void;
};
