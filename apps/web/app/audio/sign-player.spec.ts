import type { SoundState } from '@paniscus/domain/keyboard';
import { describe, expect, it, vi } from 'vitest';
import { createTestPlayer } from './testing/test-player';

/** Timeout in ms: ample for the work, but below the test timeout. */
const TIMEOUT_MS = 15_000;

/** The kinds in their order; changes within a kind count once. */
const listKinds = (states: SoundState[]) =>
  states.map(({ kind }) => kind).filter((kind, index, kinds) => kind !== kinds[index - 1]);

describe('word playback', () => {
  it('plays a clip first while the full panel loads, and then plays from the panel', async () => {
    const { player, files, played } = createTestPlayer();

    player.say('give');
    await vi.waitFor(() => expect(played.current).toBe('clip give 10'), TIMEOUT_MS);
    expect(files.requested).toEqual(['clip give 10', 'panel alpha 10']);
    await files.finishLoading('panel alpha 10');
    player.say('take');

    expect(played.current).toBe('panel alpha 10 take');
    expect(files.requested).toHaveLength(2);
  });

  it('stops the previous word when another is requested', async () => {
    const { player, played } = createTestPlayer();

    player.say('give');
    await vi.waitFor(() => expect(played.current).toBe('clip give 10'), TIMEOUT_MS);
    player.say('take');

    expect(played.current).toBeUndefined();
    await vi.waitFor(() => expect(played.current).toBe('clip take 10'), TIMEOUT_MS);
    expect(played.maxConcurrent).toBe(1);
  });

  it('does not play a word that loads after the next request', async () => {
    const { player, files, played } = createTestPlayer({ isSlow: true });

    player.say('give');
    player.say('take');
    await files.finishLoading('clip take 10');
    await files.finishLoading('clip give 10');

    expect(played.names).toEqual(['clip take 10']);
  });

  it('plays a word of another panel as a clip, even when a panel is loaded', async () => {
    const { player, files, played } = createTestPlayer();
    player.say('give');
    await files.finishLoading('panel alpha 10');

    player.say('tree');

    await vi.waitFor(() => expect(played.current).toBe('clip tree 10'), TIMEOUT_MS);
  });

  it('reports a word that fails to load and retries it on the next request', async () => {
    const { player, files, played, states } = createTestPlayer();
    files.isOffline = true;

    player.say('give');
    await vi.waitFor(() => expect(listKinds(states)).toContain('failed'), TIMEOUT_MS);
    files.isOffline = false;
    player.say('give');

    await vi.waitFor(() => expect(played.current).toBe('clip give 10'), TIMEOUT_MS);
    expect(listKinds(states)).toEqual(['idle', 'ready', 'loading', 'failed', 'loading']);
  });

  it('does not repeat a word that has sounded before there was a player, but loads its panel', async () => {
    const { player, files, played } = createTestPlayer({ early: ['give'] });

    player.say('give');
    await files.finishLoading('panel alpha 10');
    expect(played.names).toEqual([]);
    player.say('give');

    expect(played.names).toEqual(['panel alpha 10 give']);
  });

  it('plays custom words with their own sounds, even within a sentence', async () => {
    const { player, played } = createTestPlayer();

    void player.play(['own-12345', 'give'], () => undefined);
    await vi.waitFor(() => expect(played.current).toBe('own own-12345'), TIMEOUT_MS);
    played.finish();

    await vi.waitFor(() => expect(played.current).toBe('clip give 10'), TIMEOUT_MS);
  });

  it('names the words that are missing, and loads them again on retry', async () => {
    const { player, files, states } = createTestPlayer();
    files.isOffline = true;
    player.say('give');
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'failed', keys: ['give'] }), TIMEOUT_MS);
    player.say('tree');
    await vi.waitFor(
      () => expect(states.at(-1)).toEqual({ kind: 'failed', keys: ['give', 'tree'] }),
      TIMEOUT_MS,
    );

    player.retry();
    await vi.waitFor(
      () => expect(states.at(-1)).toMatchObject({ keys: expect.arrayContaining(['give', 'tree']) }),
      TIMEOUT_MS,
    );
    files.isOffline = false;
    player.retry();

    await vi.waitFor(() => expect(states.at(-1)?.kind).not.toBe('failed'), TIMEOUT_MS);
    expect(files.requested.slice(-3).sort()).toEqual(['clip give 10', 'clip tree 10', 'panel alpha 10']);
  });

  it('falls back to the panel when the clip fails, as when offline', async () => {
    const { player, files, played, states } = createTestPlayer();
    files.areClipsUnavailable = true;

    player.say('give');
    await files.finishLoading('panel alpha 10');
    await vi.waitFor(() => expect(played.current).toBe('panel alpha 10 give'), TIMEOUT_MS);
    player.say('tree');
    await files.finishLoading('panel beta 10');

    await vi.waitFor(() => expect(played.current).toBe('panel beta 10 tree'), TIMEOUT_MS);
    expect(played.maxConcurrent).toBe(1);
    expect(listKinds(states)).not.toContain('failed');
  });

  it('says a word again at the end of its press only if the browser blocked it until then', async () => {
    const { player, played, output } = createTestPlayer();

    player.sayIfBlocked('give');
    expect(played.names).toEqual([]);
    output.isRunning = () => false;
    player.sayIfBlocked('give');

    await vi.waitFor(() => expect(played.names).toEqual(['clip give 10']), TIMEOUT_MS);
  });

  it('plays nothing and reports `blocked` while the browser blocks audio', async () => {
    const { player, output, played, states } = createTestPlayer();
    output.isAllowed = false;

    player.say('give');
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ kind: 'blocked' }), TIMEOUT_MS);
    expect(played.names).toEqual([]);
    output.isAllowed = true;
    player.retry();

    await vi.waitFor(() => expect(states.at(-1)?.kind).not.toBe('blocked'), TIMEOUT_MS);
  });
});

describe('sound loading', () => {
  it('loads nothing before the first playback request', () => {
    const { player, files, states } = createTestPlayer();

    player.prepare('beta', 20);

    expect(files.requested).toEqual([]);
    expect(listKinds(states)).toEqual(['idle']);
  });

  it('keeps one panel of one set in memory and aborts pending requests on another selection', async () => {
    const { player, files } = createTestPlayer();
    player.say('give');
    await vi.waitFor(() => expect(files.requested).toContain('panel alpha 10'), TIMEOUT_MS);

    player.prepare('alpha', 30);
    player.prepare('beta', 30);

    expect(files.aborted).toEqual(['panel alpha 10', 'panel alpha 30']);
    await files.finishLoading('panel beta 30');
    player.stop();
    expect(files.cached()).toEqual(['panel beta 30']);
  });

  it('retains the chirp across sets', async () => {
    const { player, files, played } = createTestPlayer();
    for (const set of [15, 20, 10] as const) {
      player.prepare('delta', set);
      player.chirp();
      await vi.waitFor(() => expect(played.current).toBe('chirp'), TIMEOUT_MS);
    }

    expect(files.requested).toEqual(['chirp']);
  });

  it('retains the playing sound until it ends', async () => {
    const { player, files, played } = createTestPlayer();
    player.say('give');
    await files.finishLoading('panel alpha 10');
    player.say('take');

    player.prepare('beta', 10);
    expect(files.cached()).toContain('panel alpha 10');
    played.finish();

    expect(files.cached()).not.toContain('panel alpha 10');
  });

  it('caches at most 32 clips besides the panel', async () => {
    const { player, files, played } = createTestPlayer();
    player.prepare('delta', 10);

    for (let word = 0; word < 60; word += 1) {
      player.say(`alpha-${word}`);
      await vi.waitFor(() => expect(played.current).toBe(`clip alpha-${word} 10`), {
        timeout: TIMEOUT_MS,
        interval: 1,
      });
    }

    expect(files.cached()).toHaveLength(32);
  });
});
