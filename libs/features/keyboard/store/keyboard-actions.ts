import { FULL_GRID, withStep } from '@paniscus/domain/keyboard';
import type { LexigramKey, OwnBoard, SignPlayer, SoundSet } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardEvent } from './keyboard.reducer';
import type { KeyboardStore } from './keyboard.store';
import { createBackupActions } from './backup-actions';
import type { LoadBoardStorage } from './board-storage';
import { listOwnKeys } from './list-own-keys';
import {
  addOwnBoards,
  addOwnWords,
  findOwnWord,
  getOpenBoard,
  getOwnBoards,
  removeOwnWord,
  setOwnBoards,
} from './own-words';
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
  loadStorage: LoadBoardStorage,
): KeyboardActions {
  const playback = createSentencePlayback(player, store);
  return {
    ...createSentenceActions(player, store, playback),
    ...createSoundActions(player, store, playback),
    changeSettings: (change) => store.save({ settings: { ...store.view().settings, ...change } }),
    changeDelta: (delta) => store.save({ delta }),
    ...createOwnWordActions(store, loadStorage),
    ...createOwnBoardActions(store, loadStorage),
    ...createBackupActions(player, store, loadStorage),
    changeHistory: (history, text) => store.save({ history }, text),
    showNote: (note) => store.dispatch({ kind: 'noted', note }),
    announce: (text) => store.dispatch({ kind: 'announced', text }),
  };
}

/** Own boards, by hand or from a file. */
function createOwnBoardActions(
  store: KeyboardStore,
  loadStorage: LoadBoardStorage,
): Pick<KeyboardActions, 'changeOwnBoards' | 'importBoard' | 'loadSource'> {
  const save = (saving: Promise<unknown>) =>
    void saving.catch(() => store.dispatch({ kind: 'noted', note: { name: 'not-saved' } }));
  const changeOwnBoards = (boards: readonly OwnBoard[]) => {
    const before = getOwnBoards();
    save(loadStorage().then((storage) => storage.changeBoards(boards, before)));
    setOwnBoards(boards);
  };
  return {
    changeOwnBoards,
    importBoard({ delta, ownWords, source, grid = FULL_GRID, ownBoards }) {
      addOwnWords(ownWords);
      if (ownBoards !== undefined) changeOwnBoards(ownBoards);
      store.save({ delta, grid, path: [] });
      save(
        loadStorage().then((storage) =>
          Promise.all([storage.saveWords(ownWords), storage.saveSource(source)]),
        ),
      );
    },
    loadSource: () => loadStorage().then((storage) => storage.loadSource()),
  };
}

/** Words are changed in the page first, so that nothing is lost when the device cannot save them. */
function createOwnWordActions(
  store: KeyboardStore,
  loadStorage: LoadBoardStorage,
): Pick<KeyboardActions, 'loadOwnWords' | 'saveOwnWord' | 'deleteOwnWord' | 'restore'> {
  /** Words that are newer in the page than on the device. */
  const unsaved = new Set<LexigramKey>();
  const isSaved = (saving: Promise<unknown>) =>
    saving.then(
      () => true,
      () => false,
    );
  return {
    async loadOwnWords() {
      try {
        const storage = await loadStorage();
        const [words, boards] = await Promise.all([storage.loadWords(), storage.loadBoards()]);
        addOwnWords(words.filter(({ key }) => !unsaved.has(key)));
        addOwnBoards(boards);
      } catch {
        // What is in the page stays, as in private windows.
      }
      const isComplete = listOwnKeys(store.view()).every((key) => findOwnWord(key) !== undefined);
      if (!isComplete) store.dispatch({ kind: 'noted', note: { name: 'words-lost' } });
    },
    async saveOwnWord(word) {
      addOwnWords([word]);
      unsaved.add(word.key);
      const hasSaved = await isSaved(loadStorage().then((storage) => storage.saveWords([word])));
      if (hasSaved) unsaved.delete(word.key);
      return hasSaved;
    },
    deleteOwnWord(key, change) {
      store.save(change);
      removeOwnWord(key);
      void isSaved(loadStorage().then((storage) => storage.removeWord(key)));
    },
    restore: (change) => store.save(change),
  };
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
