import { createOwnBoard, DEFAULT_KEYBOARD, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { beforeEach, expect, it } from 'vitest';
import { findOwnWord, getOwnBoards, replaceOwnWords, setOwnBoards } from './own-words';
import { createMemoryStorage } from './testing/create-memory-storage';
import { createTestKeyboard } from './testing/create-test-keyboard';

const grandma: OwnWord = { key: 'own-11111', word: 'Grandma' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const onDelta = { ...DEFAULT_KEYBOARD, delta: EMPTY_DELTA.with(0, grandma.key) };

beforeEach(() => {
  replaceOwnWords([]);
  setOwnBoards([]);
});

it('says that own words are missing when the device no longer has them', async () => {
  const { actions, receive, state } = createTestKeyboard(aSilentPlayer());
  receive(onDelta);

  await actions.loadOwnWords();

  expect(state()).toMatchObject({
    note: { name: 'words-lost' },
    announcement: {
      text: 'Some of your own words could not be found in this browser. If you have a backup, restore it.',
    },
  });
});

it('says so, too, when the device cannot read them, and nothing when it needs none', async () => {
  const unreadable = createTestKeyboard(aSilentPlayer(), () => Promise.reject(new Error('No IndexedDB')));
  await unreadable.actions.loadOwnWords();
  expect(unreadable.state().note).toBeNull();

  unreadable.receive(onDelta);
  await unreadable.actions.loadOwnWords();

  expect(unreadable.state().note).toEqual({ name: 'words-lost' });
});

it('adds the words and boards that another tab has saved meanwhile', async () => {
  const storage = await createMemoryStorage()();
  const shared = { ...storage, loadWords: () => Promise.resolve([grandma]) };
  const loadStorage = () => Promise.resolve({ ...shared, loadBoards: () => Promise.resolve(boards) });
  let boards = [food];
  const { actions, receive, state } = createTestKeyboard(aSilentPlayer(), loadStorage);
  receive(onDelta);
  await actions.loadOwnWords();

  boards = [food, toys];
  await actions.loadOwnWords();

  expect(getOwnBoards()).toEqual([food, toys]);
  expect(state().note).toBeNull();
});

it('keeps an edited word that the device could not save', async () => {
  const storage = await createMemoryStorage()();
  const { actions } = createTestKeyboard(aSilentPlayer(), () =>
    Promise.resolve({
      ...storage,
      loadWords: () => Promise.resolve([grandma]),
      saveWords: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    }),
  );
  await actions.loadOwnWords();

  expect(await actions.saveOwnWord({ ...grandma, word: 'Granny' })).toBe(false);
  await actions.loadOwnWords();

  expect(findOwnWord(grandma.key)?.word).toBe('Granny');
});
