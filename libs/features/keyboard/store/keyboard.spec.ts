import { EMPTY_DELTA, DEFAULT_KEYBOARD } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createTestKeyboard, nextTask } from './testing/create-test-keyboard';

const aKeyboard = () => createTestKeyboard(aSilentPlayer());

const eight = ['please', 'visitor', 'more', 'banana', 'and', 'juice', 'now', 'today'];
it('notifies nobody of custom words that are the same as before', () => {
  const { store } = aKeyboard();
  const listener = vi.fn();
  store.dispatch({ kind: 'own-words-changed' });
  store.subscribe(listener);

  store.dispatch({ kind: 'own-words-changed' });

  expect(listener).not.toHaveBeenCalled();
});

describe('board key', () => {
  it('requests its sound before the state changes, then joins the sentence', () => {
    const { player, actions, store, state } = aKeyboard();
    const sentences: number[] = [];
    player.say = () => sentences.push(state().sentence.length);

    actions.press('banana');

    expect(sentences).toEqual([0]);
    expect(store.state()).toMatchObject({
      sentence: ['banana'],
      pressedKey: 'banana',
      announcement: { text: 'banana, 1 of 8' },
    });
  });

  it('speaks while it goes down, once, and joins the sentence when it is released', () => {
    const { player, actions, state } = aKeyboard();

    actions.pressStart('banana');
    expect(player.calls).toEqual([{ kind: 'say', key: 'banana' }]);
    expect(state().sentence).toEqual([]);
    actions.press('banana');

    expect(player.calls).toEqual([
      { kind: 'say', key: 'banana' },
      { kind: 'sayIfBlocked', key: 'banana' },
    ]);
    expect(state().sentence).toEqual(['banana']);
  });

  it('falls silent and stays out of the sentence when its press becomes a scroll', () => {
    const { player, actions, state } = aKeyboard();

    actions.pressStart('banana');
    actions.pressCancel('banana');
    actions.press('apple');

    expect(player.calls.map(({ kind }) => kind)).toEqual(['say', 'stop', 'say']);
    expect(state().sentence).toEqual(['apple']);
  });

  it.each(['release', 'hold', 'dwell'] as const)(
    'does not speak before the press is complete in mode %s',
    (pressMode) => {
      const { player, actions } = aKeyboard();
      actions.changeSettings({ pressMode });

      actions.pressStart('banana');
      expect(player.calls).toEqual([{ kind: 'preload', key: 'banana' }]);
      actions.press('banana');

      expect(player.calls.at(-1)).toEqual({ kind: 'say', key: 'banana' });
    },
  );

  it('is played but not added when the sentence has eight signs', () => {
    const { player, typeKeys, state } = aKeyboard();

    typeKeys(...eight, 'apple');

    expect(state().sentence).toEqual(eight);
    expect(player.calls.at(-1)).toEqual({ kind: 'say', key: 'apple' });
    expect(state().note).toEqual({ name: 'full' });
    expect(state().announcement.text).toBe('The sentence is full. Period plays it and clears it.');
  });
});

describe('cue of scanning', () => {
  it('speaks a word without adding it, and never interrupts a sentence', () => {
    const { player, actions, typeKeys, state } = aKeyboard();

    actions.speakCue('juice');
    expect(player.calls).toEqual([{ kind: 'say', key: 'juice' }]);
    typeKeys('please');
    actions.period();
    actions.speakCue('juice');

    expect(player.calls.at(-1)).toEqual({ kind: 'play', sentence: ['please'] });
    expect(state().sentence).toEqual(['please']);
  });
});

describe('sentence', () => {
  it('remains after Replay', async () => {
    const { player, actions, typeKeys, state, saved } = aKeyboard();
    typeKeys('please');

    actions.replay();
    player.step();
    await nextTask();

    expect(state()).toMatchObject({ sentence: ['please'], playingIndex: null, history: [] });
    expect(saved).toEqual([{ sentence: ['please'] }]);
  });

  it('loses its last sign with Backspace, any sign with its own button, and all with Clear, which can be undone', () => {
    const { actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'more', 'banana', 'now');

    actions.backspace();
    expect(state().sentence).toEqual(['please', 'more', 'banana']);
    actions.removeAt(1);
    expect(state().sentence).toEqual(['please', 'banana']);
    expect(state().announcement.text).toBe('more removed');
    actions.clear();
    expect(state()).toMatchObject({
      sentence: [],
      note: { name: 'cleared', sentence: ['please', 'banana'] },
    });
    actions.clear();
    actions.backspace();
    expect(state().note).toEqual({ name: 'cleared', sentence: ['please', 'banana'] });
    actions.setSentence(['please', 'banana']);
    expect(state()).toMatchObject({ sentence: ['please', 'banana'], note: null });
    expect(state().announcement.text).toBe('Your sentence: please banana');
  });

  it('remains when the panel changes', () => {
    const { player, actions, typeKeys, state, saved } = aKeyboard();
    typeKeys('please');

    actions.chooseBoard('beta');

    expect(state()).toMatchObject({ board: 'beta', sentence: ['please'] });
    expect(player.calls.at(-1)).toEqual({ kind: 'prepare', board: 'beta', set: 10 });
    expect(saved.at(-1)).toEqual({ board: 'beta', path: [] });
  });
});

describe('sound sets', () => {
  it.each([10, 15, 20, 30, 40] as const)(
    'selects set %i with its top key and a modifier, and plays a chirp',
    (set) => {
      const { player, actions, state } = aKeyboard();

      actions.pressTopKey(set, true);

      expect(state().set).toBe(set);
      expect(player.calls).toEqual([{ kind: 'prepare', board: 'alpha', set }, { kind: 'chirp' }]);
    },
  );

  it('shows a hint instead of changing when a top key is pressed alone', () => {
    const { player, actions, state } = aKeyboard();

    actions.pressTopKey(40, false);

    expect(state()).toMatchObject({ set: 10, note: { name: 'top-key' } });
    expect(player.calls).toEqual([]);
  });
});

describe('external input', () => {
  it('selects panel, set and sentence from the URL and reports unknown words', () => {
    const { player, applyStart, state } = aKeyboard();

    applyStart({ board: 'gamma', set: 20, sentence: ['hand'], unknown: ['unicorn'] });

    expect(state()).toMatchObject({ board: 'gamma', set: 20, sentence: ['hand'] });
    expect(state().note).toEqual({ name: 'unknown-words', words: ['unicorn'] });
    expect(player.calls).toEqual([{ kind: 'prepare', board: 'gamma', set: 20 }]);
  });

  it('applies the values saved in the browser and retains the sentence', () => {
    const { player, receive, typeKeys, state } = aKeyboard();
    typeKeys('please');

    receive({ ...DEFAULT_KEYBOARD, board: 'delta', delta: EMPTY_DELTA.with(3, 'banana'), set: 15 });

    expect(state()).toMatchObject({ board: 'delta', set: 15, sentence: ['please'] });
    expect(state().delta[3]).toBe('banana');
    expect(player.calls.at(-1)).toEqual({ kind: 'prepare', board: 'delta', set: 15 });
  });

  it('restores the sentence of the last visit, but not over one that this tab has begun', () => {
    const { receive, typeKeys, state } = aKeyboard();

    receive({ ...DEFAULT_KEYBOARD, sentence: ['please', 'give'] });
    expect(state().sentence).toEqual(['please', 'give']);
    typeKeys('banana');
    receive({ ...DEFAULT_KEYBOARD, sentence: ['juice'] });

    expect(state().sentence).toEqual(['please', 'give', 'banana']);
  });

  it('derives the screen state from the sound state, with offline taking precedence', () => {
    const { player, store, state } = aKeyboard();
    const unsubscribe = player.subscribe(store.onSoundChange);

    player.emit({ kind: 'blocked' });
    expect(state().kind).toBe('blocked');
    store.setOffline(true);
    expect(state().kind).toBe('offline');
    unsubscribe();
  });
});
