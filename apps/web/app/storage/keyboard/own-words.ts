import type { BoardSource, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import type { BoardStorage } from '@paniscus/features/keyboard';
import { createStore, del, get, promisifyRequest, set, setMany, values } from 'idb-keyval';
import { announceOwnWords } from './tab-messages';

/** Database of the words; also the entry with all of them, as they were stored before each had an entry of its own. */
const ALL_WORDS = 'keyboard-words';
const SOURCE = 'keyboard-source';
/** Database of the own boards beside Delta. */
const BOARDS = 'keyboard-boards';

/** One entry for each word, so that saving one does not write the pictures and recordings of all others. */
async function openWords() {
  const store = createStore(ALL_WORDS, 'words');
  const earlier = await get<readonly OwnWord[]>(ALL_WORDS);
  if (earlier !== undefined) {
    await setMany(toEntries(earlier), store);
    await del(ALL_WORDS);
  }
  return store;
}

const openBoards = () => createStore(BOARDS, 'boards');

const toEntries = (words: readonly OwnWord[]) => words.map((word): [string, OwnWord] => [word.key, word]);

/** The visitor's own words and boards, and the imported board, on this device only. */
export const boardStorage: BoardStorage = {
  loadWords: async () => values<OwnWord>(await openWords()),
  async saveWords(words) {
    await setMany(toEntries(words), await openWords());
    announceOwnWords();
  },
  async replaceWords(words) {
    const change = await openWords();
    return change('readwrite', (store) => {
      store.clear();
      for (const word of words) store.put(word, word.key);
      return promisifyRequest(store.transaction);
    });
  },
  removeWord: async (key) => del(key, await openWords()),
  async loadBoards() {
    const boards = await values<OwnBoard>(openBoards());
    return boards.sort((one, other) => one.name.localeCompare(other.name));
  },
  async changeBoards(boards, before) {
    const changed = boards.filter((board) => !before.includes(board));
    const removed = before.filter(({ id }) => !boards.some((board) => board.id === id));
    await openBoards()('readwrite', (store) => {
      for (const board of changed) store.put(board, board.id);
      for (const { id } of removed) store.delete(id);
      return promisifyRequest(store.transaction);
    });
    announceOwnWords();
  },
  loadSource: () => get<BoardSource>(SOURCE).catch(() => undefined),
  saveSource: (source) => set(SOURCE, source),
};
