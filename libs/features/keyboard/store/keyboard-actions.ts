import { withStep } from '@paniscus/domain/keyboard';
import type { LexigramKey, SignPlayer, SoundSet } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardEvent } from './keyboard.reducer';
import type { KeyboardStore } from './keyboard.store';
import { createBackupActions } from './backup-actions';
import type { LoadKeyboardStorage } from './keyboard-storage';
import { createOwnWordActions } from './own-word-actions';
import { findOwnWord, getOpenBoard } from './own-words';
import { boardNames, soundNames } from './names.data';
import { createSentencePlayback } from './sentence-playback';
import type { SentencePlayback } from './sentence-playback';

type SentenceActions = Pick<
  KeyboardActions,
  | 'pressStart'
  | 'press'
  | 'pressCancel'
  | 'speakCue'
  | 'period'
  | 'replay'
  | 'playSentence'
  | 'backspace'
  | 'removeAt'
  | 'clear'
  | 'setSentence'
>;
type SoundActions = Pick<
  KeyboardActions,
  'chooseBoard' | 'openBoard' | 'chooseSet' | 'pressTopKey' | 'turnSoundOn' | 'retry'
>;

/** Each action requests its sound before it changes the state. */
export function createKeyboardActions(
  player: SignPlayer,
  store: KeyboardStore,
  loadStorage: LoadKeyboardStorage,
): KeyboardActions {
  const playback = createSentencePlayback(player, store);
  return {
    ...createSentenceActions(player, store, playback),
    ...createSoundActions(player, store, playback),
    changeSettings(change) {
      const { settings } = store.view();
      const changed = { ...settings, ...change };
      store.save({ settings: changed }, describeLock(settings.isLocked, changed.isLocked));
    },
    changeDelta: (delta) => store.save({ delta }),
    ...createOwnWordActions(store, loadStorage),
    ...createBackupActions(player, store, loadStorage),
    showNote: (note) => store.dispatch({ kind: 'noted', note }),
    announce: (text) => store.dispatch({ kind: 'announced', text }),
  };
}

/** What to announce when the lock has changed. */
function describeLock(wasLocked: boolean, isLocked: boolean): string | undefined {
  if (wasLocked === isLocked) return undefined;
  return isLocked ? 'The keyboard is locked.' : 'The keyboard is unlocked.';
}

function createSentenceActions(
  player: SignPlayer,
  store: KeyboardStore,
  playback: SentencePlayback,
): SentenceActions {
  const stopAndDispatch = (event: KeyboardEvent) => {
    playback.cancel();
    player.stop();
    store.dispatch(event);
  };

  const removeAt = (index: number) => {
    if (playback.isPlayingAnother()) store.dispatch({ kind: 'removed', index, isSpeaking: true });
    else stopAndDispatch({ kind: 'removed', index, isSpeaking: false });
  };

  return {
    ...createPressActions(player, store, playback),
    period: playback.playPeriod,
    replay: playback.replay,
    playSentence: playback.playOther,
    backspace: () => removeAt(store.view().sentence.length - 1),
    removeAt,
    clear: () => stopAndDispatch({ kind: 'cleared' }),
    setSentence: (sentence) => stopAndDispatch({ kind: 'sentence-set', sentence }),
  };
}

/** A pressed word is spoken unless that would interrupt a sentence, or only Period speaks. */
function createPressActions(
  player: SignPlayer,
  store: KeyboardStore,
  playback: SentencePlayback,
): Pick<KeyboardActions, 'pressStart' | 'press' | 'pressCancel' | 'speakCue'> {
  /** Keys whose words were started by their touch. */
  const started = new Set<LexigramKey>();
  let lastStarted: LexigramKey | null = null;
  const findFolder = (key: LexigramKey) => findOwnWord(key)?.opens;
  const isSilent = () => playback.isPlaying() || !store.view().settings.hasPressVoice;

  return {
    pressStart(key) {
      if (findFolder(key) !== undefined) return;
      if (isSilent() || store.view().settings.pressMode !== 'touch') return player.preload(key);
      started.add(key);
      lastStarted = key;
      player.say(key);
    },
    press(key) {
      const folder = findFolder(key);
      if (folder !== undefined) return openBoard(store, withStep(store.view().path, folder));
      const wasStarted = started.delete(key);
      if (!isSilent()) {
        if (wasStarted) player.sayIfBlocked(key);
        else player.say(key);
      }
      const isNewSentence = playback.beginsNewSentence();
      store.dispatch({ kind: 'pressed', key, isNewSentence, isSpeaking: playback.isPlaying() });
    },
    speakCue(key) {
      if (!playback.isPlaying()) player.say(key);
    },
    pressCancel(key) {
      if (started.delete(key) && lastStarted === key && !playback.isPlaying()) player.stop();
    },
  };
}

function openBoard(store: KeyboardStore, path: readonly string[]): void {
  const { name } = getOpenBoard({ ...store.view(), path });
  store.save({ board: 'delta', path }, `${name} board`);
}

/** The sounds of single words and the choice of board and sound set. */
function createSoundActions(
  player: SignPlayer,
  store: KeyboardStore,
  playback: SentencePlayback,
): SoundActions {
  const chooseSet = (set: SoundSet) => {
    player.prepare(store.view().board, set);
    playback.afterward(() => player.chirp());
    store.save({ set }, `Sound: ${soundNames[set]}`);
  };

  return {
    chooseBoard(board) {
      player.prepare(board, store.view().set);
      store.save({ board, path: [] }, `${boardNames[board]} board`);
    },
    openBoard: (path) => openBoard(store, path),
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
