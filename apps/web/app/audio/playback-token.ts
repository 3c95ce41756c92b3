import type { LexigramKey, PlayEnd } from '@paniscus/domain/keyboard';
import type { LoadedSound } from './sound.types';

/** Held by the current playback: one word, a sentence, or the chirp. */
export type PlaybackToken = { isOver: boolean; onEnd: (how: PlayEnd) => void };

/** Playback token: only its current holder plays, and taking it stops the previous holder. */
export function createPlaybackToken(onSoundChange: (sound: LoadedSound | undefined) => void) {
  let token: PlaybackToken | undefined;
  let silence = () => {};

  function end(how: PlayEnd): void {
    const ended = token;
    token = undefined;
    silence();
    silence = () => {};
    onSoundChange(undefined);
    if (ended === undefined) return;
    ended.isOver = true;
    ended.onEnd(how);
  }

  return {
    end,
    take(onEnd: (how: PlayEnd) => void = () => {}): PlaybackToken {
      end('stopped');
      token = { isOver: false, onEnd };
      return token;
    },
    /** Only the holder of the token plays. */
    sound(sound: LoadedSound, onEnd: () => void, key?: LexigramKey): void {
      onSoundChange(sound);
      silence = sound.start(onEnd, key);
    },
  };
}
