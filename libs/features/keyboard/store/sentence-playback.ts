import { withSentence } from '@paniscus/domain/keyboard';
import type { Sentence, SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardStore } from './keyboard.store';

export type SentencePlayback = {
  isPlaying: () => boolean;
  /** Whether the sentence that is being spoken is no longer, or never was, the one that is shown. */
  isPlayingAnother: () => boolean;
  /** Speaks the sentence, saves it to the history and clears it at the end. */
  playPeriod: () => void;
  /** Speaks the sentence, or the last one that Period has spoken if there is none. */
  replay: () => void;
  /** Speaks a sentence other than the one that is shown. */
  playOther: (sentence: Sentence) => void;
  /** Called for each sign that joins the sentence; true for the first one after Period, while it is being spoken. */
  beginsNewSentence: () => boolean;
  /** Runs an action as soon as nothing is spoken, such as a chirp, which would cut the sentence off. */
  afterward: (action: () => void) => void;
  /** Invalidates the current playback. */
  cancel: () => void;
};

type Run = { isPeriod: boolean; isAnother: boolean };

/**
 * Plays one sentence at a time; only the most recent one affects the state. Signs that are pressed meanwhile do not
 * interrupt it: after Period, they begin the next sentence.
 */
const createRuns = (player: SignPlayer, store: KeyboardStore) => {
  let current: Run | null = null;
  let waiting: (() => void) | null = null;
  return {
    async play(sentence: Sentence, run: Run): Promise<void> {
      current = run;
      const playback = player.play(sentence, (index) => {
        if (run === current) store.dispatch({ kind: 'playback-moved', index });
      });
      store.dispatch({ kind: 'playback-started', spoken: run.isAnother ? sentence : null });
      if (run.isPeriod) store.save({ history: withSentence(store.view().history, sentence) });
      const end = await playback;
      if (run !== current) return;
      current = null;
      waiting?.();
      waiting = null;
      // A sentence whose sounds failed to load remains, so that it can be played again.
      if (run.isPeriod && !run.isAnother && end !== 'failed') store.dispatch({ kind: 'playback-ended' });
    },
    isPlaying: () => current !== null,
    isPlayingAnother: () => current?.isAnother ?? false,
    beginsNewSentence() {
      if (current === null || !current.isPeriod || current.isAnother) return false;
      current.isAnother = true;
      return true;
    },
    afterward(action: () => void) {
      if (current === null) action();
      else waiting = action;
    },
    cancel() {
      current = null;
      waiting = null;
    },
  };
};

/** Chooses the sentence that is played. */
export function createSentencePlayback(player: SignPlayer, store: KeyboardStore): SentencePlayback {
  const { play, ...runs } = createRuns(player, store);
  const noteEmpty = () => store.dispatch({ kind: 'noted', note: { name: 'empty' } });

  return {
    ...runs,
    playPeriod() {
      const { sentence } = store.view();
      if (sentence.length === 0) return noteEmpty();
      void play(sentence, { isPeriod: true, isAnother: false });
    },
    replay() {
      const { sentence, history } = store.view();
      const [last] = history;
      if (sentence.length > 0) void play(sentence, { isPeriod: false, isAnother: false });
      else if (last === undefined) noteEmpty();
      else void play(last, { isPeriod: false, isAnother: true });
    },
    playOther: (sentence) => void play(sentence, { isPeriod: false, isAnother: true }),
  };
}
