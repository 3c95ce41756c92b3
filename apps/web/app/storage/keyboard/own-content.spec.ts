import { buildDelta, createOwnBoard } from '@paniscus/domain/keyboard';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createDevice } from '../testing/create-device';
import type { Device } from '../testing/create-device';

const grandma = { key: 'own-11111', word: 'Grandma' };
const grandpa = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const source = { board: { id: 'x' }, delta: buildDelta([grandma.key]), places: [] };
const imported = {
  keyboard: { delta: buildDelta([grandma.key]) },
  words: [grandma],
  boards: [food],
  source,
};

let device: Device;

beforeEach(() => {
  device = createDevice();
});
afterAll(() => void vi.unstubAllGlobals());

async function openTab() {
  const tab = await device.openTab();
  await tab.loadSavedKeyboard();
  return tab;
}

it.each(['fields', 'words', 'boards', 'sources'])(
  'saves nothing of an import that cannot be written to %s, and all of it later',
  async (failing) => {
    const tab = await openTab();
    const repair = device.failTransactions(failing);

    expect(await tab.saveKeyboard(imported)).toBe(false);

    repair();
    expect(await tab.storage.loadOwnWords()).toEqual({ words: [], boards: [] });
    expect(await tab.storage.loadKeyboard()).toEqual({});
    expect(await tab.saveKeyboard({ keyboard: { set: 20 } })).toBe(true);
    expect(await tab.storage.loadKeyboard()).toEqual({ ...imported.keyboard, set: 20 });
    expect(await tab.storage.loadOwnWords()).toEqual({ words: [grandma], boards: [food] });
    expect(await tab.storage.loadSource()).toEqual(source);
  },
);

it('saves the changes of one task in one transaction', async () => {
  const tab = await openTab();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');

  const saves = [
    tab.saveKeyboard({ keyboard: { delta: buildDelta([]) }, removedWords: [grandma.key] }),
    tab.saveKeyboard({ boards: [toys], removedBoards: [food.id] }),
  ];

  expect(await Promise.all(saves)).toEqual([true, true]);
  expect(transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1);
  transaction.mockRestore();
});

it('has the words and boards that the device could not save, and saves them when the page is online again', async () => {
  const tab = await openTab();
  await tab.saveKeyboard({ words: [grandma, grandpa], boards: [food], source });
  const makeRoom = device.fill();

  const isSaved = await tab.saveKeyboard({
    words: [{ ...grandma, word: 'Granny' }],
    removedWords: [grandpa.key],
    boards: [toys],
    removedBoards: [food.id],
    source: null,
  });

  const own = { words: [{ ...grandma, word: 'Granny' }], boards: [toys] };
  expect(isSaved).toBe(false);
  expect(tab.readStorageProblem()).toBe('not-stored');
  expect(await tab.ownContent.loadOwnWords()).toEqual(own);
  expect(await tab.ownContent.loadSource()).toBeUndefined();
  makeRoom();
  device.goOnline();
  await expect.poll(tab.readStorageProblem).toBeUndefined();
  expect(await (await openTab()).storage.loadOwnWords()).toEqual(own);
});

it('does not add to a backup what the device could not save before', async () => {
  const tab = await openTab();
  const makeRoom = device.fill();
  await tab.saveKeyboard({ words: [grandma] });
  makeRoom();

  await tab.ownContent.replaceAll({
    keyboard: tab.readSavedKeyboard(),
    words: [grandpa],
    boards: [],
    source,
  });
  await tab.saveKeyboard({ keyboard: { set: 20 } });

  expect((await tab.storage.loadOwnWords()).words).toEqual([grandpa]);
});
