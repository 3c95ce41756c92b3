import type { SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardBackup } from '../keyboard.types';
import type { BoardStorage, LoadBoardStorage } from './board-storage';
import type { KeyboardStore } from './keyboard.store';
import { replaceOwnWords, setOwnBoards } from './own-words';

/** Replaces what is stored; puts it back and rejects when that fails. */
async function replaceAll(
  storage: BoardStorage,
  { words, boards, source }: Pick<KeyboardBackup, 'words' | 'boards' | 'source'>,
): Promise<void> {
  const [wordsBefore, boardsBefore] = await Promise.all([storage.loadWords(), storage.loadBoards()]);
  try {
    await storage.replaceWords(words);
    await storage.changeBoards(boards, boardsBefore);
    await storage.saveSource(source);
  } catch (error) {
    await storage.replaceWords(wordsBefore);
    await storage.changeBoards(boardsBefore, boards);
    throw error;
  }
}

/** A backup is saved on the device first, so that the page stays as it is when that fails. */
export const createBackupActions = (
  player: SignPlayer,
  store: KeyboardStore,
  loadStorage: LoadBoardStorage,
): Pick<KeyboardActions, 'restoreBackup'> => ({
  async restoreBackup({ keyboard, words, boards, source }) {
    try {
      const storage = await loadStorage();
      await replaceAll(storage, { words, boards, source });
    } catch {
      return false;
    }
    replaceOwnWords(words);
    setOwnBoards(boards);
    player.prepare(keyboard.board, keyboard.set);
    store.save(keyboard);
    return true;
  },
});
