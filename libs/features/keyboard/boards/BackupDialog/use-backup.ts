import type { OwnWord, SavedKeyboard } from '@paniscus/domain/keyboard';
import { useState } from 'react';
import type { KeyboardActions, KeyboardBackup, KeyboardState } from '../../keyboard.types';
import { getOwnBoards, getOwnWords } from '../../store/own-words';
import { saveFile } from '../drawing/save-file';
import { buildBackupFile, parseBackupFile } from './backup-file';
import type { BackupFile } from './backup-file';

export type BackupState =
  | { kind: 'ready' }
  | { kind: 'saved'; name: string }
  | { kind: 'rejected'; name: string }
  /** Read but not yet restored. */
  | { kind: 'found'; backup: BackupFile }
  | { kind: 'restored'; previous: KeyboardBackup }
  /** What was there before the backup was restored is back. */
  | { kind: 'undone' }
  /** There is no room on this device; nothing has changed. */
  | { kind: 'failed' };

export type BackupActions = Pick<KeyboardActions, 'loadOwnWords' | 'loadSource' | 'restoreBackup'>;

const toSavedKeyboard = (state: KeyboardState): SavedKeyboard => {
  const { board, set, settings, delta, grid, path, sentence, history, phrases } = state;
  return { board, set, settings, delta, grid, path, sentence, history, phrases };
};

/** Saves everything of this device in a file, and restores it from one. */
export function useBackup(keyboard: KeyboardState, actions: BackupActions) {
  const [state, setState] = useState<BackupState>({ kind: 'ready' });
  const collect = async (): Promise<KeyboardBackup> => {
    await actions.loadOwnWords();
    const words: readonly OwnWord[] = [...getOwnWords().values()];
    return {
      keyboard: toSavedKeyboard(keyboard),
      words,
      boards: getOwnBoards(),
      source: await actions.loadSource(),
    };
  };
  const apply = async (backup: KeyboardBackup, next: BackupState) =>
    setState((await actions.restoreBackup(backup)) ? next : { kind: 'failed' });

  return {
    state,
    async save() {
      const savedAt = new Date().toISOString();
      const name = `paniscus-keyboard-backup-${savedAt.slice(0, 10)}.json`;
      saveFile(name, buildBackupFile({ ...(await collect()), savedAt }), 'application/json');
      setState({ kind: 'saved', name });
    },
    async read(file: File) {
      const backup = parseBackupFile(await file.text().catch(() => ''));
      setState(backup === undefined ? { kind: 'rejected', name: file.name } : { kind: 'found', backup });
    },
    cancel: () => setState({ kind: 'ready' }),
    restore: async (backup: BackupFile) => apply(backup, { kind: 'restored', previous: await collect() }),
    undo: async (previous: KeyboardBackup) => apply(previous, { kind: 'undone' }),
  };
}

export type BackupModel = ReturnType<typeof useBackup>;
