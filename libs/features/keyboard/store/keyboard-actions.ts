import type { SignPlayer, SoundSet } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardEvent } from './keyboard.reducer';
import type { KeyboardStore } from './keyboard.store';
import { boardNames, soundNames } from './names.data';
import { createSentencePlay } from './sentence-play';

type SentenceActions = Pick<
  KeyboardActions,
  'press' | 'period' | 'replay' | 'playSentence' | 'backspace' | 'removeAt' | 'clear' | 'setSentence'
>;
type SoundActions = Pick<
  KeyboardActions,
  'warm' | 'speak' | 'chooseBoard' | 'chooseSet' | 'pressTopKey' | 'turnSoundOn' | 'retry'
>;

/** Each action requests its sound before it changes the state. */
export function createKeyboardActions(player: SignPlayer, store: KeyboardStore): KeyboardActions {
  return {
    ...createSentenceActions(player, store),
    ...createSoundActions(player, store),
    changeSettings: (change) => store.save({ settings: { ...store.view().settings, ...change } }),
    changeDelta: (delta) => store.save({ delta }),
    changeHistory: (history, text) => store.save({ history }, text),
    showNote: (note) => store.dispatch({ kind: 'noted', note }),
    announce: (text) => store.dispatch({ kind: 'announced', text }),
  };
}

function createSentenceActions(player: SignPlayer, store: KeyboardStore): SentenceActions {
  const { play, leave } = createSentencePlay(player, store);

  const inSilence = (event: KeyboardEvent) => {
    leave();
    player.stop();
    store.dispatch(event);
  };

  const removeAt = (place: number) => inSilence({ kind: 'removed', place });

  return {
    press(key) {
      player.say(key);
      store.dispatch({ kind: 'pressed', key, isNewSentence: leave() });
    },
    period: () => void play(true),
    replay: () => void play(false),
    playSentence(sentence) {
      leave();
      store.dispatch({ kind: 'play-moved', place: null });
      void player.play(sentence, () => undefined);
    },
    backspace: () => removeAt(store.view().sentence.length - 1),
    removeAt,
    clear: () => inSilence({ kind: 'cleared' }),
    setSentence: (sentence) => inSilence({ kind: 'sentence-set', sentence }),
  };
}

/** The sounds of single words and the choice of board and sound set. */
function createSoundActions(player: SignPlayer, store: KeyboardStore): SoundActions {
  const chooseSet = (set: SoundSet) => {
    player.prepare(store.view().board, set);
    player.chirp();
    store.save({ set }, `Sound: ${soundNames[set]}`);
  };

  return {
    warm: (key) => player.warm(key),
    speak: (key) => player.say(key),
    chooseBoard(board) {
      player.prepare(board, store.view().set);
      store.save({ board }, `${boardNames[board]} board`);
    },
    chooseSet,
    pressTopKey(set, hasModifier) {
      if (hasModifier) chooseSet(set);
      else store.dispatch({ kind: 'noted', note: { name: 'top-key' } });
    },
    turnSoundOn() {
      player.retry();
      player.chirp();
    },
    retry: () => player.retry(),
  };
}
