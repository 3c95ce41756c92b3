import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { moveInCache, refreshAfterLastChange } from './reorder';

const KEY = ['funds'];

describe('moves of an entry', () => {
  it('each start where the one before has led, before the server has answered', () => {
    const client = new QueryClient();
    client.setQueryData(KEY, [{ id: 1 }, { id: 2 }, { id: 3 }]);

    const first = moveInCache(client, KEY, { id: 1, kind: 'down' });
    const second = moveInCache(client, KEY, { id: 1, kind: 'down' });

    expect([first.ids, second.ids]).toEqual([
      [2, 1, 3],
      [2, 3, 1],
    ]);
    expect(client.getQueryData(KEY)).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
  });

  it.each([
    [2, 0],
    [1, 1],
  ])('of which %i are under way load the list again %i times after one of them', async (running, times) => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    vi.spyOn(client, 'isMutating').mockReturnValue(running);

    await refreshAfterLastChange(client, KEY);

    expect(invalidate).toHaveBeenCalledTimes(times);
  });
});
