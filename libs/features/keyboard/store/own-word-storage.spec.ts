import { createOwnBoard, DEFAULT_KEYBOARD, EMPTY_DELTA } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KeyboardStorage } from './keyboard-storage';
import { findOwnWord, getOwnBoards, replaceOwnWords, setOwnBoards } from './own-words';
import { createMemoryStorage } from './testing/create-memory-storage';
import { createTestKeyboard, nextTask } from './testing/create-test-keyboard';

const grandma: OwnWord = { key: 'own-11111', word: 'Grandma' };
const food = createOwnBoard('board-food', 'Food', { rows: 2, columns: 4 });
const toys = createOwnBoard('board-toys', 'Toys', { rows: 2, columns: 4 });
const onDelta = { ...DEFAULT_KEYBOARD, delta: EMPTY_DELTA.with(0, grandma.key) };
const reject = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

beforeEach(() => {
  replaceOwnWords([]);
  setOwnBoards([]);
});

/** A keyboard on a device with these words and boards. */
async function createKeyboard(overrides: Partial<KeyboardStorage>) {
  const storage = { ...(await createMemoryStorage()()), ...overrides };
  return createTestKeyboard(aSilentPlayer(), () => Promise.resolve(storage));
}

it('shows the words of Delta together with it, so that no key is blank meanwhile', async () => {
  const loading = Promise.withResolvers<readonly OwnWord[]>();
  const { receive, state } = await createKeyboard({ loadWords: () => loading.promise });

  const receiving = receive(onDelta);
  expect(state().delta).toEqual(EMPTY_DELTA);
  loading.resolve([grandma]);
  await receiving;

  expect(state().delta).toEqual(onDelta.delta);
  expect(findOwnWord(grandma.key)).toEqual(grandma);
  expect(state().note).toBeNull();
});

it('shows only the latest values when their words arrive late', async () => {
  const loading = Promise.withResolvers<readonly OwnWord[]>();
  const { receive, state } = await createKeyboard({ loadWords: () => loading.promise });

  const receiving = receive(onDelta);
  await receive(DEFAULT_KEYBOARD);
  loading.resolve([grandma]);
  await receiving;

  expect(state().delta).toEqual(EMPTY_DELTA);
});

it('says once that own words are missing when the device no longer has them', async () => {
  const loadWords = vi.fn(() => Promise.resolve([]));
  const { receive, state, actions } = await createKeyboard({ loadWords });

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
  expect(loadWords).toHaveBeenCalledOnce();
});

it('says so, too, when the device cannot read them', async () => {
  const { receive, state } = await createKeyboard({ loadWords: reject });

  await receive(onDelta);

  expect(state().note).toEqual({ name: 'words-lost' });
});

it('shows the words and boards that another tab has saved meanwhile', async () => {
  let boards: readonly OwnBoard[] = [food];
  const { actions, receive } = await createKeyboard({
    loadWords: () => Promise.resolve([grandma]),
    loadBoards: () => Promise.resolve(boards),
  });
  await receive(onDelta);

  boards = [{ ...food, name: 'Meals' }, toys];
  await actions.loadOwnWords();

  expect(getOwnBoards()).toEqual(boards);
});

it('keeps an edited word and an edited board that the device could not save', async () => {
  const { actions, state } = await createKeyboard({
    loadWords: () => Promise.resolve([grandma]),
    loadBoards: () => Promise.resolve([food]),
    save: reject,
  });
  await actions.loadOwnWords();

  expect(await actions.saveOwnWord({ ...grandma, word: 'Granny' })).toBe(false);
  actions.changeOwnBoards([{ ...food, name: 'Meals' }]);
  await nextTask();
  await actions.loadOwnWords();

  expect(findOwnWord(grandma.key)?.word).toBe('Granny');
  expect(getOwnBoards()[0]?.name).toBe('Meals');
  expect(state().note).toEqual({ name: 'not-saved' });
});

it('saves an imported board with its words in one step', async () => {
  const save = vi.fn(() => Promise.resolve());
  const { actions } = await createKeyboard({ save });

  actions.importBoard({ delta: onDelta.delta, ownWords: [grandma], source: undefined, ownBoards: [food] });
  await nextTask();

  expect(save).toHaveBeenCalledExactlyOnceWith({
    words: [grandma],
    boards: [food],
    removedBoards: [],
    source: null,
  });
});

it('saves what the page has again after the browser has removed it', async () => {
  const save = vi.fn(() => Promise.resolve());
  const { actions } = await createKeyboard({ save });
  replaceOwnWords([grandma]);
  setOwnBoards([food]);

  actions.saveOwnWordsAgain();
  await nextTask();

  expect(save).toHaveBeenCalledExactlyOnceWith({ words: [grandma], boards: [food] });
});
