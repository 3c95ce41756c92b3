import { createOwnBoard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import type { BoardStorage } from './board-storage';
import { createTestKeyboard } from './testing/create-test-keyboard';

const grandma: OwnWord = { key: 'own-11111', word: 'Grandma' };
const grandpa: OwnWord = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });

/** A device with one word and one board, which saves what it is told in `failing`, or not. */
function createDevice(failing?: keyof BoardStorage) {
  const device = { words: [grandma] as readonly OwnWord[], boards: [food] as readonly OwnBoard[] };
  const change = (name: keyof BoardStorage, apply: () => void) =>
    name === failing
      ? Promise.reject(new DOMException('Full', 'QuotaExceededError'))
      : Promise.resolve(apply());
  const storage: BoardStorage = {
    loadWords: () => Promise.resolve(device.words),
    saveWords: () => Promise.resolve(),
    replaceWords: (words) => change('replaceWords', () => (device.words = words)),
    removeWord: () => Promise.resolve(),
    loadBoards: () => Promise.resolve(device.boards),
    changeBoards: (boards) => change('changeBoards', () => (device.boards = boards)),
    loadSource: () => Promise.resolve(undefined),
    saveSource: () => change('saveSource', () => undefined),
  };
  return { device, loadStorage: () => Promise.resolve(storage) };
}

const backup = { keyboard: DEFAULT_KEYBOARD, words: [grandpa], boards: [toys], source: undefined };

it('restores a backup in place of what the device has', async () => {
  const { device, loadStorage } = createDevice();
  const { actions } = createTestKeyboard(aSilentPlayer(), loadStorage);

  expect(await actions.restoreBackup(backup)).toBe(true);

  expect(device).toEqual({ words: [grandpa], boards: [toys] });
});

it.each(['replaceWords', 'changeBoards', 'saveSource'] as const)(
  'leaves the device and the page as they were when %s fails',
  async (failing) => {
    const { device, loadStorage } = createDevice(failing);
    const { actions, saved } = createTestKeyboard(aSilentPlayer(), loadStorage);

    expect(await actions.restoreBackup(backup)).toBe(false);

    expect(device).toEqual({ words: [grandma], boards: [food] });
    expect(saved).toEqual([]);
  },
);
