import { createOwnBoard, DEFAULT_KEYBOARD, EMPTY_DELTA, FULL_GRID } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeyboardStorage } from './keyboard-storage';
import { findOwnWord, getOwnBoards, getOwnWords, replaceOwnContent } from './own-words';
import { createMemoryStorage } from './testing/create-memory-storage';
import { createTestKeyboard } from './testing/create-test-keyboard';

type OwnContent = Awaited<ReturnType<KeyboardStorage['loadOwnWords']>>;

const grandma: OwnWord = { key: 'own-11111', word: 'Grandma' };
const grandpa: OwnWord = { key: 'own-22222', word: 'Grandpa' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const onDelta = { ...DEFAULT_KEYBOARD, delta: EMPTY_DELTA.with(0, grandma.key) };
const reject = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

beforeEach(() => {
  replaceOwnContent({ words: [], boards: [] });
});

/** A keyboard on a device with these words and boards. */
async function createKeyboard(overrides: Partial<KeyboardStorage>) {
  const storage = { ...(await createMemoryStorage()()), ...overrides };
  const keyboard = createTestKeyboard(aSilentPlayer(), () => Promise.resolve(storage));
  const save = vi.fn(() => Promise.resolve(true));
  keyboard.store.persistWith(save);
  return { ...keyboard, save };
}

it('shows the words of Delta together with it, so that no key is blank meanwhile', async () => {
  const loading = Promise.withResolvers<OwnContent>();
  const { receive, state } = await createKeyboard({ loadOwnWords: () => loading.promise });

  const receiving = receive(onDelta);
  expect(state().delta).toEqual(EMPTY_DELTA);
  loading.resolve({ words: [grandma], boards: [] });
  await receiving;

  expect(state().delta).toEqual(onDelta.delta);
  expect(findOwnWord(grandma.key)).toEqual(grandma);
  expect(state().note).toBeNull();
});

it('shows only the latest values when their words arrive late', async () => {
  const loading = Promise.withResolvers<OwnContent>();
  const { receive, state } = await createKeyboard({ loadOwnWords: () => loading.promise });

  const receiving = receive(onDelta);
  await receive(DEFAULT_KEYBOARD);
  loading.resolve({ words: [grandma], boards: [] });
  await receiving;

  expect(state().delta).toEqual(EMPTY_DELTA);
});

it('says once that custom words are missing when the device no longer has them', async () => {
  const loadOwnWords = vi.fn(() => Promise.resolve({ words: [], boards: [] }));
  const { receive, state, actions } = await createKeyboard({ loadOwnWords });

  await receive(onDelta);

  expect(state()).toMatchObject({
    delta: onDelta.delta,
    note: { name: 'words-lost' },
    announcement: {
      text: 'Some of your own words could not be found in this browser. If you have a backup, restore it.',
    },
  });
  actions.showNote(null);
  await receive({ ...onDelta, history: [['give']] });
  expect(state().note).toBeNull();
  expect(loadOwnWords).toHaveBeenCalledOnce();
});

it('says so, too, when the device cannot read them', async () => {
  const { receive, state } = await createKeyboard({ loadOwnWords: reject });

  await receive(onDelta);

  expect(state().note).toEqual({ name: 'words-lost' });
});

it('shows what another tab has saved and deleted meanwhile', async () => {
  let device: OwnContent = { words: [grandma, grandpa], boards: [food] };
  const { actions, receive, typeKeys, store, state } = await createKeyboard({
    loadOwnWords: () => Promise.resolve(structuredClone(device)),
  });
  await receive({ ...onDelta, path: [food.id] });
  store.dispatch({ kind: 'own-words-changed' });
  typeKeys('give', grandma.key, grandpa.key);
  const before = findOwnWord(grandpa.key);

  device = { words: [grandpa], boards: [toys] };
  await actions.reloadOwnWords();
  store.dispatch({ kind: 'own-words-changed' });

  expect([...getOwnWords().values()]).toEqual([grandpa]);
  expect(findOwnWord(grandpa.key)).toBe(before);
  expect(getOwnBoards()).toEqual([toys]);
  expect(state()).toMatchObject({ sentence: ['give', grandpa.key], path: [] });
});

it('saves an imported board with its words and cells in one step', async () => {
  const { actions, save } = await createKeyboard({});

  actions.importBoard({ delta: onDelta.delta, ownWords: [grandma], source: undefined, ownBoards: [food] });

  expect(save).toHaveBeenCalledExactlyOnceWith({
    keyboard: { delta: onDelta.delta, grid: FULL_GRID, path: [] },
    words: [grandma],
    boards: [food],
    removedBoards: [],
    source: null,
  });
});

it('deletes a word from the device and from the board in one step', async () => {
  const { actions, save, state } = await createKeyboard({});

  actions.deleteOwnWord(grandma.key, { delta: EMPTY_DELTA });

  expect(save).toHaveBeenCalledExactlyOnceWith({
    keyboard: { delta: EMPTY_DELTA },
    removedWords: [grandma.key],
  });
  expect(state().delta).toEqual(EMPTY_DELTA);
});

it('saves what the page has again after the browser has removed it', async () => {
  const { actions, save } = await createKeyboard({});
  replaceOwnContent({ words: [grandma], boards: [food] });

  actions.saveOwnWordsAgain();

  expect(save).toHaveBeenCalledExactlyOnceWith({ words: [grandma], boards: [food] });
});
