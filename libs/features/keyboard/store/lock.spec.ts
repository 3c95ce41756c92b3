import { aSilentPlayer } from '@paniscus/fixtures';
import { expect, it } from 'vitest';
import { createTestKeyboard } from './testing/create-test-keyboard';

it('announces the lock, and no other setting', () => {
  const { actions, state } = createTestKeyboard(aSilentPlayer());
  const change = (settings: Parameters<typeof actions.changeSettings>[0]) => {
    actions.changeSettings(settings);
    return state().announcement;
  };

  expect(change({ isLocked: true }).text).toBe('The keyboard is locked.');
  const unlocked = change({ isLocked: false });
  expect(unlocked.text).toBe('The keyboard is unlocked.');
  expect(change({ hasLargeKeys: true })).toEqual(unlocked);
});
