import type { BoardSource, OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import type { BoardStorage } from '@paniscus/features/keyboard';
import { createStore, del, delMany, get, keys, set, setMany, values } from 'idb-keyval';

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
  saveWords: async (words) => setMany(toEntries(words), await openWords()),
  async replaceWords(words) {
    const store = await openWords();
    const present = new Set(words.map(({ key }) => key));
    await setMany(toEntries(words), store);
    const earlier = await keys<string>(store);
    await delMany(
      earlier.filter((key) => !present.has(key)),
      store,
    );
  },
  removeWord: async (key) => del(key, await openWords()),
  async loadBoards() {
    const boards = await values<OwnBoard>(openBoards());
    return boards.sort((one, other) => one.name.localeCompare(other.name));
  },
  async changeBoards(boards, before) {
    const changed = boards.filter((board) => !before.includes(board));
    const removed = before.filter(({ id }) => !boards.some((board) => board.id === id));
    const store = openBoards();
    if (changed.length > 0)
      await setMany(
        changed.map((board) => [board.id, board]),
        store,
      );
    if (removed.length > 0)
      await delMany(
        removed.map(({ id }) => id),
        store,
      );
  },
  loadSource: () => get<BoardSource>(SOURCE).catch(() => undefined),
  saveSource: (source) => set(SOURCE, source),
};
