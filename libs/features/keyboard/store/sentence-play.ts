import { withSentence } from '@paniscus/domain';
import type { SignPlayer } from '@paniscus/domain';
import type { KeyboardStore } from './keyboard.store';

export type SentencePlay = {
  /** Plays the sentence; after Period it is kept in the history, and cleared at its end. */
  play: (isPeriod: boolean) => Promise<void>;
  /** Something else happens: the end of what is played no longer counts. Tells whether Period was at work. */
  leave: () => boolean;
};

/** The sentence as it is played, of which only the last playing counts. */
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
      // A sentence whose sounds would not come is still there to be tried again.
      if (isPeriod && end !== 'failed') store.dispatch({ kind: 'said' });
    },
  };
}
