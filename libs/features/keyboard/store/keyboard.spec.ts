import { EMPTY_DELTA, USUAL_KEYBOARD } from '@paniscus/domain/keyboard';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { createKeyboard } from './keyboard';

function aKeyboard() {
  const player = aSilentPlayer();
  const { store, actions, begin, receive } = createKeyboard(player, USUAL_KEYBOARD);
  const saved: Partial<SavedKeyboard>[] = [];
  store.persistWith((change) => saved.push(change));
  const type = (...keys: string[]) => keys.forEach((key) => actions.press(key));
  return { player, actions, begin, receive, saved, type, store, seen: store.state };
}

const eight = ['please', 'visitor', 'more', 'banana', 'and', 'juice', 'now', 'today'];
/** Waits until pending promises at the end of a playback have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('board key', () => {
  it('requests its sound before the state changes, then joins the sentence', () => {
    const { player, actions, store, seen } = aKeyboard();
    const sentences: number[] = [];
    player.say = () => sentences.push(seen().sentence.length);

    actions.press('banana');

    expect(sentences).toEqual([0]);
    expect(store.state()).toMatchObject({
      sentence: ['banana'],
      pressedKey: 'banana',
      announcement: { text: 'banana, 1 of 8' },
    });
  });

  it('is played but not added when the sentence has eight signs', () => {
    const { player, type, seen } = aKeyboard();

    type(...eight, 'apple');

    expect(seen().sentence).toEqual(eight);
    expect(player.asked.at(-1)).toEqual({ kind: 'say', key: 'apple' });
    expect(seen().note).toEqual({ name: 'full' });
    expect(seen().announcement.text).toBe('The sentence is full. Period plays it and clears it.');
  });
});

describe('Period', () => {
  it('plays the sentence, highlights each position, then clears it and saves it to the history', async () => {
    const { player, actions, type, seen, saved } = aKeyboard();
    type('please', 'banana');

    actions.period();
    expect(seen()).toMatchObject({ sentence: ['please', 'banana'], soundingPlace: 0 });
    player.step();
    expect(seen().soundingPlace).toBe(1);
    player.step();
    await nextTask();

    expect(seen()).toMatchObject({ sentence: [], soundingPlace: null, history: [['please', 'banana']] });
    expect(saved).toEqual([{ history: [['please', 'banana']] }]);
  });

  it('retains the sentence when its sounds fail to load', async () => {
    const { player, actions, type, seen } = aKeyboard();
    type('please', 'banana');

    actions.period();
    player.fail();
    await nextTask();

    expect(seen()).toMatchObject({ sentence: ['please', 'banana'], soundingPlace: null });
  });

  it('stops when the next word is pressed, which starts a new sentence', async () => {
    const { actions, type, seen } = aKeyboard();
    type(...eight);

    actions.period();
    type('apple');
    await nextTask();

    expect(seen()).toMatchObject({ sentence: ['apple'], soundingPlace: null, note: null });
  });

  it('restarts when pressed twice and clears once', async () => {
    const { player, actions, type, seen } = aKeyboard();
    type('please', 'banana');

    actions.period();
    player.step();
    actions.period();
    await nextTask();
    expect(seen()).toMatchObject({ sentence: ['please', 'banana'], soundingPlace: 0 });

    player.step();
    player.step();
    await nextTask();
    expect(seen().sentence).toEqual([]);
  });

  it('and Replay show a note when the sentence is empty', () => {
    const { player, actions, seen } = aKeyboard();

    actions.period();
    actions.replay();

    expect(seen().note).toEqual({ name: 'empty' });
    expect(player.asked).toEqual([]);
  });
});

describe('unavailable sound', () => {
  it.each([
    ['blocked', 'The browser holds the sound back. Turn sound on is beside the sentence.'],
    ['failed', 'The sounds did not come. Try again is beside the sentence.'],
  ] as const)('is announced to screen readers once: %s', (kind, text) => {
    const { store, seen } = aKeyboard();
    const { sequence } = seen().announcement;

    store.onSoundChange({ kind });
    store.onSoundChange({ kind });

    expect(seen()).toMatchObject({ kind, announcement: { text, sequence: sequence + 1 } });
  });
});

describe('sentence', () => {
  it('remains after Replay', async () => {
    const { player, actions, type, seen, saved } = aKeyboard();
    type('please');

    actions.replay();
    player.step();
    await nextTask();

    expect(seen()).toMatchObject({ sentence: ['please'], soundingPlace: null, history: [] });
    expect(saved).toEqual([]);
  });

  it('loses its last sign with Backspace, any sign with its own button, and all with Clear, which can be undone', () => {
    const { actions, type, seen } = aKeyboard();
    type('please', 'more', 'banana', 'now');

    actions.backspace();
    expect(seen().sentence).toEqual(['please', 'more', 'banana']);
    actions.removeAt(1);
    expect(seen().sentence).toEqual(['please', 'banana']);
    expect(seen().announcement.text).toBe('more removed');
    actions.clear();
    expect(seen()).toMatchObject({ sentence: [], note: { name: 'cleared', sentence: ['please', 'banana'] } });
    actions.setSentence(['please', 'banana']);
    expect(seen()).toMatchObject({ sentence: ['please', 'banana'], note: null });
    expect(seen().announcement.text).toBe('Your sentence: please banana');
  });

  it('remains when the panel changes', () => {
    const { player, actions, type, seen, saved } = aKeyboard();
    type('please');

    actions.chooseBoard('beta');

    expect(seen()).toMatchObject({ board: 'beta', sentence: ['please'] });
    expect(player.asked.at(-1)).toEqual({ kind: 'prepare', board: 'beta', set: 10 });
    expect(saved).toEqual([{ board: 'beta' }]);
  });
});

describe('sound sets', () => {
  it.each([10, 15, 20, 30, 40] as const)(
    'selects set %i with its top key and a modifier, and plays a chirp',
    (set) => {
      const { player, actions, seen } = aKeyboard();

      actions.pressTopKey(set, true);

      expect(seen().set).toBe(set);
      expect(player.asked).toEqual([{ kind: 'prepare', board: 'alpha', set }, { kind: 'chirp' }]);
    },
  );

  it('shows a hint instead of changing when a top key is pressed alone', () => {
    const { player, actions, seen } = aKeyboard();

    actions.pressTopKey(40, false);

    expect(seen()).toMatchObject({ set: 10, note: { name: 'top-key' } });
    expect(player.asked).toEqual([]);
  });
});

describe('external input', () => {
  it('selects panel, set and sentence from the URL and reports unknown words', () => {
    const { player, begin, seen } = aKeyboard();

    begin({ board: 'gamma', set: 20, sentence: ['hand'], unknown: ['unicorn'] });

    expect(seen()).toMatchObject({ board: 'gamma', set: 20, sentence: ['hand'] });
    expect(seen().note).toEqual({ name: 'unknown-words', words: ['unicorn'] });
    expect(player.asked).toEqual([{ kind: 'prepare', board: 'gamma', set: 20 }]);
  });

  it('applies the values saved in the browser and retains the sentence', () => {
    const { player, receive, type, seen } = aKeyboard();
    type('please');

    receive({ ...USUAL_KEYBOARD, board: 'delta', delta: EMPTY_DELTA.with(3, 'banana'), set: 15 });

    expect(seen()).toMatchObject({ board: 'delta', set: 15, sentence: ['please'] });
    expect(seen().delta[3]).toBe('banana');
    expect(player.asked.at(-1)).toEqual({ kind: 'prepare', board: 'delta', set: 15 });
  });

  it('derives the screen state from the sound state, with offline taking precedence', () => {
    const { player, store, seen } = aKeyboard();
    const forget = player.subscribe(store.onSoundChange);

    player.emit({ kind: 'blocked' });
    expect(seen().kind).toBe('blocked');
    store.setOffline(true);
    expect(seen().kind).toBe('offline');
    forget();
  });
});
