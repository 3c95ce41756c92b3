import { buildDelta, createOwnBoard, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import { openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from '../testing/create-device';
import type { Device } from '../testing/create-device';

/** What earlier versions of the page have saved in local storage. */
const earlier = {
  ...DEFAULT_KEYBOARD,
  board: 'delta',
  set: 20,
  settings: { ...DEFAULT_KEYBOARD.settings, hasLargeKeys: true },
  delta: buildDelta(['banana', 'own-11111']),
  sentence: ['give'],
  history: [['give', 'banana']],
  phrases: [{ name: 'Hungry', sentence: ['banana'] }],
};
const { settings } = earlier;
const mirror = { board: 'delta', set: 20, settings };

const grandma = { key: 'own-11111', word: 'Grandma' };
const grandpa = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const source = { board: { id: 'x' }, delta: earlier.delta, places: [] };

let device: Device;

beforeEach(() => {
  device = createDevice();
});
afterAll(() => void vi.unstubAllGlobals());

const readLocal = () => JSON.parse(device.local.get('keyboard') ?? '') as unknown;

async function openTab() {
  const tab = await device.openTab();
  await tab.loadSavedKeyboard();
  return tab;
}

describe('a keyboard that was saved in local storage', () => {
  beforeEach(() => void device.local.set('keyboard', JSON.stringify(earlier)));

  it('is moved into the database as a whole, apart from what is needed at once', async () => {
    const tab = await openTab();

    expect(tab.readSavedKeyboard()).toEqual(earlier);
    expect(await tab.storage.loadKeyboard()).toEqual(earlier);
    expect(readLocal()).toEqual(mirror);
    expect((await openTab()).readSavedKeyboard()).toEqual(earlier);
  });

  it('is moved once by two tabs that open together', async () => {
    const [first, second] = [await device.openTab(), await device.openTab()];

    await Promise.all([first.loadSavedKeyboard(), second.loadSavedKeyboard()]);

    expect(first.readSavedKeyboard()).toEqual(earlier);
    expect(second.readSavedKeyboard()).toEqual(earlier);
    expect(readLocal()).toEqual(mirror);
  });

  it('stays where it is, and is shown, when the database cannot save it', async () => {
    const makeRoom = device.fill();

    const tab = await openTab();

    expect(tab.readSavedKeyboard()).toEqual(earlier);
    expect(readLocal()).toEqual(earlier);
    makeRoom();
    expect(await (await openTab()).storage.loadKeyboard()).toEqual(earlier);
  });

  it('is not doubled when moving it was interrupted', async () => {
    await openTab();
    device.local.set('keyboard', JSON.stringify(earlier));

    expect((await openTab()).readSavedKeyboard()).toEqual(earlier);
    expect(readLocal()).toEqual(mirror);
  });

  it('adds what a tab with the earlier page has saved since', async () => {
    await openTab();
    const phrases = [{ name: '', sentence: ['give'] }];
    const delta = buildDelta(['juice', 'own-11111', 'give']);
    device.local.set(
      'keyboard',
      JSON.stringify({ ...DEFAULT_KEYBOARD, delta, phrases, history: [['juice']] }),
    );

    expect((await openTab()).readSavedKeyboard()).toEqual({
      ...earlier,
      delta: buildDelta(['banana', 'own-11111', 'give']),
      phrases: [...earlier.phrases, ...phrases],
      history: [['give', 'banana'], ['juice']],
    });
  });

  it('keeps a setting that is changed before the database has been read', async () => {
    const tab = await device.openTab();
    void tab.saveKeyboard({ keyboard: { settings: { ...settings, hasWords: false } } });

    await tab.loadSavedKeyboard();

    expect(tab.readSavedKeyboard()).toEqual({ ...earlier, settings: { ...settings, hasWords: false } });
  });
});

describe('words and boards in earlier databases', () => {
  const put = async (name: string, store: string, entries: Record<string, unknown>) => {
    const database = await openDB(name, 1, { upgrade: (created) => void created.createObjectStore(store) });
    for (const [key, value] of Object.entries(entries)) await database.put(store, value, key);
    database.close();
  };

  it('are moved as they are, and the empty databases are removed later', async () => {
    await put('keyval-store', 'keyval', { 'keyboard-words': [grandpa], 'keyboard-source': source });
    await put('keyboard-words', 'words', { [grandma.key]: grandma });
    await put('keyboard-boards', 'boards', { [food.id]: food });

    const { storage } = await openTab();

    expect(await storage.loadOwnWords()).toEqual({ words: [grandma, grandpa], boards: [food] });
    expect(await storage.loadSource()).toEqual(source);
    await (await openTab()).storage.loadOwnWords();
    await expect
      .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
      .toEqual(['keyboard']);
  });

  it('do not replace newer ones when moving them was interrupted', async () => {
    const { storage } = await openTab();
    await storage.save({ words: [{ ...grandma, word: 'Granny' }] });
    await put('keyboard-words', 'words', { [grandma.key]: grandma, [grandpa.key]: grandpa });

    const later = await openTab();

    expect((await later.storage.loadOwnWords()).words).toEqual([{ ...grandma, word: 'Granny' }, grandpa]);
  });
});
