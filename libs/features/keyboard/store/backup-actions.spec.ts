import { createOwnBoard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { getOwnBoards, getOwnWords, replaceOwnContent } from './own-words';
import { createMemoryStorage } from './testing/create-memory-storage';
import { createTestKeyboard } from './testing/create-test-keyboard';

const grandma: OwnWord = { key: 'own-11111', word: 'Grandma' };
const grandpa: OwnWord = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const backup = { keyboard: DEFAULT_KEYBOARD, words: [grandpa], boards: [toys], source: undefined };

beforeEach(() => {
  replaceOwnContent({ words: [grandma], boards: [food] });
});

/** A keyboard whose device restores a backup, or not. */
async function createKeyboard(replaceAll: () => Promise<void>) {
  const storage = { ...(await createMemoryStorage()()), replaceAll: vi.fn(replaceAll) };
  return { ...createTestKeyboard(aSilentPlayer(), () => Promise.resolve(storage)), storage };
}

it('restores a backup in place of what the device has', async () => {
  const { actions, saved, storage } = await createKeyboard(() => Promise.resolve());

  expect(await actions.restoreBackup(backup)).toBe(true);

  expect(storage.replaceAll).toHaveBeenCalledExactlyOnceWith(backup);
  expect([...getOwnWords().values()]).toEqual([grandpa]);
  expect(getOwnBoards()).toEqual([toys]);
  expect(saved).toEqual([DEFAULT_KEYBOARD]);
});

it('leaves the page as it was when the device cannot save the backup', async () => {
  const { actions, saved } = await createKeyboard(() =>
    Promise.reject(new DOMException('Full', 'QuotaExceededError')),
  );

  expect(await actions.restoreBackup(backup)).toBe(false);

  expect([...getOwnWords().values()]).toEqual([grandma]);
  expect(getOwnBoards()).toEqual([food]);
  expect(saved).toEqual([]);
});
