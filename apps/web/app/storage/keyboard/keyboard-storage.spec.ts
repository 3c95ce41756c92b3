import { buildDelta, createOwnBoard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createDevice } from '../testing/create-device';
import type { Device } from '../testing/create-device';

const grandma = { key: 'own-11111', word: 'Grandma' };
const grandpa = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const source = { board: { id: 'x' }, delta: buildDelta([]), places: [] };

let device: Device;

beforeEach(() => {
  device = createDevice();
});
afterAll(() => void vi.unstubAllGlobals());

const openStorage = async () => (await device.openTab()).storage;
type Storage = Awaited<ReturnType<typeof openStorage>>;

const readAll = async (storage: Storage) => ({
  keyboard: await storage.loadKeyboard(),
  ...(await storage.loadOwnWords()),
  source: await storage.loadSource(),
});

const before = { keyboard: { set: 20 }, words: [grandma], boards: [food], source } as const;
const backup = {
  keyboard: { ...DEFAULT_KEYBOARD, delta: buildDelta([grandpa.key]) },
  words: [grandpa],
  boards: [toys],
  source: undefined,
};

it('adds, replaces and removes words and boards', async () => {
  const storage = await openStorage();
  await storage.save(before);

  await storage.save({
    words: [grandpa],
    removedWords: [grandma.key],
    boards: [{ ...food, name: 'Meals' }, toys],
  });
  await storage.save({ source: null, removedBoards: [toys.id] });

  expect(await readAll(await openStorage())).toEqual({
    keyboard: { set: 20 },
    words: [grandpa],
    boards: [{ ...food, name: 'Meals' }],
    source: undefined,
  });
});

it('replaces everything with a backup', async () => {
  const storage = await openStorage();
  await storage.save(before);

  await storage.replaceAll(backup);

  expect(await readAll(storage)).toEqual(backup);
});

it.each(['fields', 'words', 'boards'])(
  'changes nothing when a backup cannot be written to %s',
  async (failing) => {
    const storage = await openStorage();
    await storage.save({ ...before, boards: [food, toys] });
    const repair = device.failTransactions(failing);

    await expect(storage.replaceAll(backup)).rejects.toThrow();

    repair();
    expect(await readAll(storage)).toEqual({ ...before, boards: [food, toys] });
  },
);

it('asks the browser once to keep what a person has made, and not for a sentence', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const storage = await openStorage();
  await storage.save({ keyboard: { sentence: ['give'], set: 20 } });
  expect(persist).not.toHaveBeenCalled();

  await storage.save({ words: [grandma] });
  await storage.save({ keyboard: { delta: buildDelta([grandma.key]) } });

  expect(persist).toHaveBeenCalledOnce();
});

it('opens the database again after the browser has closed it', async () => {
  const { storage, onDatabaseClosed } = await device.openTab();
  await storage.save(before);
  const onClosed = vi.fn();
  onDatabaseClosed(onClosed);

  device.removeDatabases();

  await expect.poll(() => onClosed.mock.calls.length).toBe(1);
  await storage.save({ words: [grandpa] });
  expect(await storage.loadOwnWords()).toEqual({ words: [grandpa], boards: [] });
});
