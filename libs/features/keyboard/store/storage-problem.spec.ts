import { aSilentPlayer } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { getStatus } from '../KeyboardScreen/StatusLine/get-status';
import { createTestKeyboard } from './testing/create-test-keyboard';

const NOT_STORED = 'This browser is not saving your keyboard. Save a backup before you close this page.';

it('says that nothing is saved for as long as that is true, and announces it once', () => {
  const { actions, store, state, typeKeys } = createTestKeyboard(aSilentPlayer());
  const readStatus = () => getStatus({ ...state(), actions }).text;

  store.setStorageProblem('not-stored');
  expect(state().announcement.text).toBe(NOT_STORED);
  expect(readStatus()).toBe(NOT_STORED);

  typeKeys('give');
  expect(readStatus()).toBe(NOT_STORED);
  expect(state().announcement.text).toBe('give, 1 of 8');
  actions.clear();
  expect(readStatus()).toBe('Sentence cleared.');
  typeKeys('give');
  expect(readStatus()).toBe(NOT_STORED);

  store.setStorageProblem(undefined);
  expect(readStatus()).toBeUndefined();
});
