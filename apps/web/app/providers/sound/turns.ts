import type { LexigramKey, PlayEnd } from '@paniscus/domain';
import type { LoadedSound } from './sound.types';

/** Who has the word: one sign, a sentence, or the chirp. */
export type Turn = { isOver: boolean; onEnd: (how: PlayEnd) => void };

/** One speaks at a time: whoever takes the word takes it from whoever had it. */
export function createTurns(hear: (sound: LoadedSound | undefined) => void) {
  let turn: Turn | undefined;
  let silence = () => {};

  function end(how: PlayEnd): void {
    const ended = turn;
    turn = undefined;
    silence();
    silence = () => {};
    hear(undefined);
    if (ended === undefined) return;
    ended.isOver = true;
    ended.onEnd(how);
  }

  return {
    end,
    take(onEnd: (how: PlayEnd) => void = () => {}): Turn {
      end('stopped');
      turn = { isOver: false, onEnd };
      return turn;
    },
    /** Whoever has the word is heard. */
    sound(sound: LoadedSound, onEnd: () => void, key?: LexigramKey): void {
      hear(sound);
      silence = sound.start(onEnd, key);
    },
  };
}
