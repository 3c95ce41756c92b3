import type { SoundState } from '@paniscus/domain';
import { describe, expect, it, vi } from 'vitest';
import { aStudio } from './testing/studio';

/** In ms; long for the work, and short of a test's own limit. */
const SOON = 15_000;

const listKinds = (states: SoundState[]) => states.map(({ kind }) => kind);

describe('a word', () => {
  it('comes as a clip at first, with the whole panel behind it, and then from the panel', async () => {
    const { player, files, played } = aStudio();

    player.say('give');
    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    expect(files.asked).toEqual(['clip give 10', 'panel alpha 10']);
    await files.come('panel alpha 10');
    player.say('take');

    expect(played.now).toBe('panel alpha 10 take');
    expect(files.asked).toHaveLength(2);
  });

  it('is asked for before its turn ends the word before it: never two at once', async () => {
    const { player, played } = aStudio();

    player.say('give');
    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    player.say('take');

    expect(played.now).toBeUndefined();
    await vi.waitFor(() => expect(played.now).toBe('clip take 10'), SOON);
    expect(played.mostAtOnce).toBe(1);
  });

  it('that comes after the next one was asked for is not heard', async () => {
    const { player, files, played } = aStudio({ isSlow: true });

    player.say('give');
    player.say('take');
    await files.come('clip take 10');
    await files.come('clip give 10');

    expect(played.all).toEqual(['clip take 10']);
  });

  it('of another panel comes as a clip, whatever panel is there', async () => {
    const { player, files, played } = aStudio();
    player.say('give');
    await files.come('panel alpha 10');

    player.say('tree');

    await vi.waitFor(() => expect(played.now).toBe('clip tree 10'), SOON);
  });

  it('that would not come is told, and tried again when it is wanted again', async () => {
    const { player, files, played, states } = aStudio();
    files.isAway = true;

    player.say('give');
    await vi.waitFor(() => expect(listKinds(states)).toContain('failed'), SOON);
    files.isAway = false;
    player.say('give');

    await vi.waitFor(() => expect(played.now).toBe('clip give 10'), SOON);
    expect(listKinds(states)).toEqual(['idle', 'ready', 'loading', 'failed', 'loading']);
  });

  it('comes out of its panel where it would not come alone, as without a network', async () => {
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

  it('is not heard, and that is told, while the browser stays silent', async () => {
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

describe('the sounds that are loaded', () => {
  it('are none before somebody wants to hear something', () => {
    const { player, files, states } = aStudio();

    player.prepare('beta', 20);

    expect(files.asked).toEqual([]);
    expect(listKinds(states)).toEqual(['idle']);
  });

  it('are those of one panel and set: another choice calls off what is on its way', async () => {
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

  it('of another set leave the chirp, which belongs to none', async () => {
    const { player, files, played } = aStudio();
    for (const set of [15, 20, 10] as const) {
      player.prepare('delta', set);
      player.chirp();
      await vi.waitFor(() => expect(played.now).toBe('chirp'), SOON);
    }

    expect(files.asked).toEqual(['chirp']);
  });

  it('stay under the ears of whoever hears them', async () => {
    const { player, files, played } = aStudio();
    player.say('give');
    await files.come('panel alpha 10');
    player.say('take');

    player.prepare('beta', 10);
    expect(files.cached()).toContain('panel alpha 10');
    played.finish();

    expect(files.cached()).not.toContain('panel alpha 10');
  });

  it('are few beside the panel', async () => {
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
  it('sounds word by word in its order, and tells each place', async () => {
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

  it('ends when something else is wanted, before that begins', async () => {
    const { player, played } = aStudio();
    const places: (number | null)[] = [];
    const end = player.play(['give', 'take'], (place) => places.push(place));
    await vi.waitFor(() => expect(places).toEqual([0]), SOON);

    player.chirp();

    expect(places).toEqual([0, null]);
    expect(await end).toBe('stopped');
    await vi.waitFor(() => expect(played.now).toBe('chirp'), SOON);
  });

  it('goes on in another panel while it is heard', async () => {
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

  it('says when a word of it would not come, and of nothing is at its end at once', async () => {
    const { player, files } = aStudio();
    files.isAway = true;

    expect(await player.play(['give'], () => undefined)).toBe('failed');
    expect(await player.play([], () => undefined)).toBe('ended');
  });
});
