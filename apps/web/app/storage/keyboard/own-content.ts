import type { KeyboardStorage } from '@paniscus/features/keyboard';
import { keyboardStorage } from './keyboard-storage';
import { getPage, updatePage } from './page-state';
import { pickChanged } from './stored-entries';

const withUnsaved = <T>(
  stored: readonly T[],
  unsaved: Readonly<Record<string, T | null>>,
  getKey: (value: T) => string,
): T[] => {
  const byKey = Object.fromEntries(stored.map((value) => [getKey(value), value]));
  return Object.values({ ...byKey, ...unsaved }).filter((value) => value !== null);
};

/** Custom words, custom boards and the imported file as the database has them, with the changes that it does not have yet. */
export const ownContent: KeyboardStorage = {
  async loadOwnWords() {
    const { words, boards } = await keyboardStorage.loadOwnWords();
    const { unsaved } = getPage();
    return {
      words: withUnsaved(words, unsaved.words, ({ key }) => key),
      boards: withUnsaved(boards, unsaved.boards, ({ id }) => id).sort((one, other) =>
        one.name.localeCompare(other.name),
      ),
    };
  },
  async loadSource() {
    const stored = await keyboardStorage.loadSource();
    const { delta = stored } = getPage().unsaved.sources;
    return delta ?? undefined;
  },
  async replaceAll(backup) {
    const { unsaved } = getPage();
    await keyboardStorage.replaceAll(backup);
    updatePage({ unsaved: pickChanged(getPage().unsaved, unsaved) });
  },
};
