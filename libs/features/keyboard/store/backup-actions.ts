import type { SignPlayer } from '@paniscus/domain/keyboard';
import type { KeyboardActions } from '../keyboard.types';
import type { KeyboardStore } from './keyboard.store';
import type { LoadKeyboardStorage } from './keyboard-storage';
import { replaceOwnContent } from './own-words';

/** A backup is saved on the device first, so that the page stays as it is when that fails. */
export const createBackupActions = (
  player: SignPlayer,
  store: KeyboardStore,
  loadStorage: LoadKeyboardStorage,
): Pick<KeyboardActions, 'restoreBackup'> => ({
  async restoreBackup({ keyboard, words, boards, source }) {
    try {
      const storage = await loadStorage();
      await storage.replaceAll({ keyboard, words, boards, source });
    } catch {
      return false;
    }
    replaceOwnContent({ words, boards });
    player.prepare(keyboard.board, keyboard.set);
    store.save(keyboard);
    return true;
  },
});
