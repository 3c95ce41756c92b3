import type { SoundState } from '@paniscus/domain/keyboard';
import { describe, expect, it, vi } from 'vitest';
import { aStudio } from './testing/studio';

/** Timeout in ms: ample for the work, but below the test timeout. */
const SOON = 15_000;

const listKinds = (states: SoundState[]) => states.map(({ kind }) => kind);

describe('a word', () => {
  it('plays as a clip first while the whole panel loads, and then from the panel', async () => {
    const { player, files, played } = aStudio();

    player.say('give');
    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    expect(files.asked).toEqual(['clip give 10', 'panel alpha 10']);
    await files.come('panel alpha 10');
    player.say('take');

    expect(played.now).toBe('panel alpha 10 take');
    expect(files.asked).toHaveLength(2);
  });

  it('stops the previous word when requested: never two at once', async () => {
    const { player, played } = aStudio();

    player.say('give');
    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    player.say('take');

    expect(played.now).toBeUndefined();
    await vi.waitFor(() => expect(played.now).toBe('clip take 10'), SOON);
    expect(played.mostAtOnce).toBe(1);
  });

  it('is not played when it loads after the next request', async () => {
    const { player, files, played } = aStudio({ isSlow: true });

    player.say('give');
    player.say('take');
    await files.come('clip take 10');
    await files.come('clip give 10');

    expect(played.all).toEqual(['clip take 10']);
  });

  it('of another panel plays as a clip, even when a panel is loaded', async () => {
    const { player, files, played } = aStudio();
    player.say('give');
    await files.come('panel alpha 10');

    player.say('tree');

    await vi.waitFor(() => expect(played.now).toBe('clip tree 10'), SOON);
  });

  it('that fails to load is reported and retried on the next request', async () => {
    const { player, files, played, states } = aStudio();
    files.isAway = true;

    player.say('give');
    await vi.waitFor(() => expect(listKinds(states)).toContain('failed'), SOON);
    files.isAway = false;
    player.say('give');

    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    expect(listKinds(states)).toEqual(['idle', 'ready', 'loading', 'failed', 'loading']);
  });

  it('falls back to its panel when the clip fails, as when offline', async () => {
    const { player, files, played, states } = aStudio();
    files.areClipsAway = true;

    player.say('give');
    await files.come('panel alpha 10');
    await vi.waitFor(() => expect(played.now).toBe('panel alpha 10 give'), SOON);
    player.say('tree');
    await files.come('panel beta 10');

    await vi.waitFor(() => expect(played.now).toBe('panel beta 10 tree'), SOON);
    expect(played.mostAtOnce).toBe(1);
    expect(listKinds(states)).not.toContain('failed');
  });

  it('is not played and reports `blocked` while the browser blocks audio', async () => {
    const { player, output, played, states } = aStudio();
    output.isWilling = false;

    player.say('give');
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'blocked' }), SOON);
    expect(played.all).toEqual([]);
    output.isWilling = true;
    player.retry();

    await vi.waitFor(() => expect(states.at(-1)?.kind).not.toBe('blocked'), SOON);
  });
});

describe('loaded sounds', () => {
  it('are none before the first playback request', () => {
    const { player, files, states } = aStudio();

    player.prepare('beta', 20);

    expect(files.asked).toEqual([]);
    expect(listKinds(states)).toEqual(['idle']);
  });

  it('are limited to one panel and set: another selection aborts pending requests', async () => {
    const { player, files } = aStudio();
    player.say('give');
    await vi.waitFor(() => expect(files.asked).toContain('panel alpha 10'), SOON);

    player.prepare('alpha', 30);
    player.prepare('beta', 30);

    expect(files.calledOff).toEqual(['panel alpha 10', 'panel alpha 30']);
    await files.come('panel beta 30');
    player.stop();
    expect(files.cached()).toEqual(['panel beta 30']);
  });

  it('retain the chirp across sets', async () => {
    const { player, files, played } = aStudio();
    for (const set of [15, 20, 10] as const) {
      player.prepare('delta', set);
      player.chirp();
      await vi.waitFor(() => expect(played.now).toBe('chirp'), SOON);
    }

    expect(files.asked).toEqual(['chirp']);
  });

  it('retain the playing sound until it ends', async () => {
    const { player, files, played } = aStudio();
    player.say('give');
    await files.come('panel alpha 10');
    player.say('take');

    player.prepare('beta', 10);
    expect(files.cached()).toContain('panel alpha 10');
    played.finish();

    expect(files.cached()).not.toContain('panel alpha 10');
  });

  it('are limited to a few clips besides the panel', async () => {
    const { player, files, played } = aStudio();
    player.prepare('delta', 10);

    for (let word = 0; word < 60; word += 1) {
      player.say(`alpha-${word}`);
      await vi.waitFor(() => expect(played.now).toBe(`clip alpha-${word} 10`), {
        timeout: SOON,
        interval: 1,
      });
    }

    expect(files.cached()).toHaveLength(32);
  });
});

describe('a sentence', () => {
  it('plays its words in order and reports each position', async () => {
    const { player, played } = aStudio();
    const places: (number | null)[] = [];

    const end = player.play(['give', 'tree', 'give'], (place) => places.push(place));
    for (const words of [1, 2, 3]) {
      await vi.waitFor(() => expect(played.all).toHaveLength(words), SOON);
      played.finish();
    }

    expect(await end).toBe('ended');
    expect(played.all).toEqual(['clip give 10', 'clip tree 10', 'clip give 10']);
    expect(places).toEqual([0, 1, 2, null]);
  });

  it('stops before another sound starts', async () => {
    const { player, played } = aStudio();
    const places: (number | null)[] = [];
    const end = player.play(['give', 'take'], (place) => places.push(place));
    await vi.waitFor(() => expect(places).toEqual([0]), SOON);

    player.chirp();

    expect(places).toEqual([0, null]);
    expect(await end).toBe('stopped');
    await vi.waitFor(() => expect(played.now).toBe('chirp'), SOON);
  });

  it('continues when another panel is selected during playback', async () => {
    const { player, files, played } = aStudio();
    player.say('give');
    await files.come('panel alpha 10');
    const end = player.play(['give', 'take'], () => undefined);

    player.prepare('beta', 10);
    played.finish();
    await vi.waitFor(() => expect(played.now).toBe('clip take 10'), SOON);
    played.finish();

    expect(await end).toBe('ended');
  });

  it('reports a word that fails to load, and ends immediately when empty', async () => {
    const { player, files } = aStudio();
    files.isAway = true;

    expect(await player.play(['give'], () => undefined)).toBe('failed');
    expect(await player.play([], () => undefined)).toBe('ended');
  });
});
