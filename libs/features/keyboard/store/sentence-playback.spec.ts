import { aSilentPlayer } from '@paniscus/fixtures';
import { describe, expect, it } from 'vitest';
import { createTestKeyboard, nextTask } from './testing/create-test-keyboard';

const aKeyboard = () => createTestKeyboard(aSilentPlayer());

describe('Period', () => {
  it('plays the sentence, highlights each position, then clears it and saves it to the history', async () => {
    const { player, actions, typeKeys, state, saved } = aKeyboard();
    typeKeys('please', 'banana');

    actions.period();
    expect(state()).toMatchObject({ sentence: ['please', 'banana'], playingIndex: 0 });
    player.step();
    expect(state().playingIndex).toBe(1);
    player.step();
    await nextTask();

    expect(state()).toMatchObject({ sentence: [], playingIndex: null, history: [['please', 'banana']] });
    expect(saved.slice(-2)).toEqual([{ history: [['please', 'banana']] }, { sentence: [] }]);
  });

  it('retains the sentence when its sounds fail to load', async () => {
    const { player, actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'banana');

    actions.period();
    player.fail();
    await nextTask();

    expect(state()).toMatchObject({ sentence: ['please', 'banana'], playingIndex: null });
  });

  it('speaks on when signs are pressed, which silently begin the next sentence', async () => {
    const { player, actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'banana');

    actions.period();
    actions.pressStart('apple');
    typeKeys('apple', 'juice');
    expect(state()).toMatchObject({
      sentence: ['apple', 'juice'],
      spoken: ['please', 'banana'],
      playingIndex: 0,
    });
    actions.backspace();
    player.step();
    expect(state().playingIndex).toBe(1);
    player.step();
    await nextTask();

    expect(state()).toMatchObject({ sentence: ['apple'], spoken: null, playingIndex: null, note: null });
    expect(player.calls.map(({ kind }) => kind)).toEqual(['say', 'say', 'play', 'preload']);
  });

  it('speaks a sentence that Replay repeats afterward, and Clear stops', async () => {
    const { player, actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'banana');
    actions.period();
    player.step();
    player.step();
    await nextTask();

    actions.replay();

    expect(player.calls.at(-1)).toEqual({ kind: 'play', sentence: ['please', 'banana'] });
    expect(state()).toMatchObject({
      sentence: [],
      spoken: ['please', 'banana'],
      playingIndex: 0,
      note: null,
    });
    typeKeys('juice');
    actions.clear();
    expect(state()).toMatchObject({ sentence: [], spoken: null, playingIndex: null });
    expect(player.calls.at(-1)).toEqual({ kind: 'stop' });
  });

  it('alone speaks when words are not spoken on press', () => {
    const { player, actions, typeKeys } = aKeyboard();
    actions.changeSettings({ hasPressVoice: false });

    actions.pressStart('please');
    typeKeys('please');
    actions.period();

    expect(player.calls.map(({ kind }) => kind)).toEqual(['preload', 'play']);
  });

  it('speaks to the end when another sound is chosen, which chirps then', async () => {
    const { player, actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'banana');

    actions.period();
    actions.chooseSet(20);

    expect(state()).toMatchObject({ set: 20, sentence: ['please', 'banana'], playingIndex: 0 });
    expect(player.calls.slice(-2).map(({ kind }) => kind)).toEqual(['play', 'prepare']);
    player.step();
    player.step();
    await nextTask();
    expect(state().sentence).toEqual([]);
    expect(player.calls.slice(-2).map(({ kind }) => kind)).toEqual(['prepare', 'chirp']);
  });

  it('restarts when pressed twice and clears once', async () => {
    const { player, actions, typeKeys, state } = aKeyboard();
    typeKeys('please', 'banana');

    actions.period();
    player.step();
    actions.period();
    await nextTask();
    expect(state()).toMatchObject({ sentence: ['please', 'banana'], playingIndex: 0 });

    player.step();
    player.step();
    await nextTask();
    expect(state().sentence).toEqual([]);
  });

  it('and Replay show a note when the sentence is empty', () => {
    const { player, actions, state } = aKeyboard();

    actions.period();
    actions.replay();

    expect(state().note).toEqual({ name: 'empty' });
    expect(player.calls).toEqual([]);
  });
});
