import { withSentence } from '@paniscus/domain/keyboard';
import type { SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardStore } from './keyboard.store';

export type SentencePlay = {
  /** Plays the sentence; with Period it is also saved to the history and cleared at the end. */
  play: (isPeriod: boolean) => Promise<void>;
  /** Invalidates the current playback; returns whether it was started by Period. */
  leave: () => boolean;
};

/** Sentence playback; only the most recent playback affects the state. */
export function createSentencePlay(player: SignPlayer, store: KeyboardStore): SentencePlay {
  let run = 0;
  let isPeriodPlaying = false;

  const leave = () => {
    const wasPeriod = isPeriodPlaying;
    run += 1;
    isPeriodPlaying = false;
    return wasPeriod;
  };

  return {
    leave,
    async play(isPeriod) {
      const { sentence, history } = store.view();
      if (sentence.length === 0) return store.dispatch({ kind: 'noted', note: { name: 'empty' } });
      leave();
      const own = run;
      isPeriodPlaying = isPeriod;
      const ending = player.play(sentence, (place) => {
        if (own === run) store.dispatch({ kind: 'play-moved', place });
      });
      store.dispatch({ kind: 'play-began' });
      if (isPeriod) store.save({ history: withSentence(history, sentence) });

      const end = await ending;
      if (own !== run) return;
      isPeriodPlaying = false;
      // A sentence whose sounds failed to load remains, so that it can be played again.
      if (isPeriod && end !== 'failed') store.dispatch({ kind: 'said' });
    },
  };
}
