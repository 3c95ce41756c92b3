import { describe, expect, it, vi } from 'vitest';
import { createTestPlayer } from './testing/test-player';

/** Timeout in ms: ample for the work, but below the test timeout. */
const TIMEOUT_MS = 15_000;

describe('sentence playback', () => {
  it('plays the words in order and reports each position', async () => {
    const { player, played } = createTestPlayer();
    const positions: (number | null)[] = [];

    const end = player.play(['give', 'tree', 'give'], (position) => positions.push(position));
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(played.names).toHaveLength(count), TIMEOUT_MS);
      played.finish();
    }

    expect(await end).toBe('ended');
    expect(played.names).toEqual(['clip give 10', 'clip tree 10', 'clip give 10']);
    expect(positions).toEqual([0, 1, 2, null]);
  });

  it('stops before another sound starts', async () => {
    const { player, played } = createTestPlayer();
    const positions: (number | null)[] = [];
    const end = player.play(['give', 'take'], (position) => positions.push(position));
    await vi.waitFor(() => expect(positions).toEqual([0]), TIMEOUT_MS);

    player.chirp();

    expect(positions).toEqual([0, null]);
    expect(await end).toBe('stopped');
    await vi.waitFor(() => expect(played.current).toBe('chirp'), TIMEOUT_MS);
  });

  it('continues when another panel is selected during playback', async () => {
    const { player, files, played } = createTestPlayer();
    player.say('give');
    await files.finishLoading('panel alpha 10');
    const end = player.play(['give', 'take'], () => undefined);

    player.prepare('beta', 10);
    played.finish();
    await vi.waitFor(() => expect(played.current).toBe('clip take 10'), TIMEOUT_MS);
    played.finish();

    expect(await end).toBe('ended');
  });

  it('reports a word that fails to load, and ends immediately for an empty sentence', async () => {
    const { player, files } = createTestPlayer();
    files.isOffline = true;

    expect(await player.play(['give'], () => undefined)).toBe('failed');
    expect(await player.play([], () => undefined)).toBe('ended');
  });
});
