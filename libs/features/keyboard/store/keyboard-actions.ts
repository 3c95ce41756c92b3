import type { SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardEvent } from './keyboard.reducer';
import type { KeyboardStore } from './keyboard.store';
import { boardNames, soundNames } from './names.data';
import { createSentencePlay } from './sentence-play';

/** Each action requests its sound before it changes the state. */
export function createKeyboardActions(player: SignPlayer, store: KeyboardStore): KeyboardActions {
  const { play, leave } = createSentencePlay(player, store);

  const inSilence = (event: KeyboardEvent) => {
    leave();
    player.stop();
    store.dispatch(event);
  };

  const actions: KeyboardActions = {
    press(key) {
      player.say(key);
      store.dispatch({ kind: 'pressed', key, isNewSentence: leave() });
    },
    warm: (key) => player.warm(key),
    speak: (key) => player.say(key),
    period: () => void play(true),
    replay: () => void play(false),
    playSentence(sentence) {
      leave();
      store.dispatch({ kind: 'play-moved', place: null });
      void player.play(sentence, () => undefined);
    },
    backspace: () => actions.removeAt(store.view().sentence.length - 1),
    removeAt: (place) => inSilence({ kind: 'removed', place }),
    clear: () => inSilence({ kind: 'cleared' }),
    setSentence: (sentence) => inSilence({ kind: 'sentence-set', sentence }),
    chooseBoard(board) {
      player.prepare(board, store.view().set);
      store.save({ board }, `${boardNames[board]} board`);
    },
    chooseSet(set) {
      player.prepare(store.view().board, set);
      player.chirp();
      store.save({ set }, `Sound: ${soundNames[set]}`);
    },
    pressTopKey(set, hasModifier) {
      if (hasModifier) actions.chooseSet(set);
      else store.dispatch({ kind: 'noted', note: { name: 'top-key' } });
    },
    changeSettings: (change) => store.save({ settings: { ...store.view().settings, ...change } }),
    changeDelta: (delta) => store.save({ delta }),
    changeHistory: (history, text) => store.save({ history }, text),
    showNote: (note) => store.dispatch({ kind: 'noted', note }),
    announce: (text) => store.dispatch({ kind: 'announced', text }),
    turnSoundOn() {
      player.retry();
      player.chirp();
    },
    retry: () => player.retry(),
  };
  return actions;
}
