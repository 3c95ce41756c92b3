import type { LexigramKey, PlaybackEnd } from '@paniscus/domain/keyboard';
import type { LoadedSound } from './sound.types';

/** Held by the current playback: one word, a sentence, or the chirp. */
export type PlaybackToken = { hasEnded: boolean; onEnd: (reason: PlaybackEnd) => void };

/** Playback token: only its current holder plays, and taking it stops the previous holder. */
export function createPlaybackToken(onSoundChange: (sound: LoadedSound | undefined) => void) {
  let token: PlaybackToken | undefined;
  let stopSound = () => {};

  function end(reason: PlaybackEnd): void {
    const ended = token;
    token = undefined;
    stopSound();
    stopSound = () => {};
    onSoundChange(undefined);
    if (ended === undefined) return;
    ended.hasEnded = true;
    ended.onEnd(reason);
  }

  return {
    end,
    take(onEnd: (reason: PlaybackEnd) => void = () => {}): PlaybackToken {
      end('stopped');
      token = { hasEnded: false, onEnd };
      return token;
    },
    /** Only the holder of the token plays. */
    start(sound: LoadedSound, onEnd: () => void, key?: LexigramKey): void {
      onSoundChange(sound);
      stopSound = sound.start(onEnd, key);
    },
  };
}
