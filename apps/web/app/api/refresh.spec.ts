import { describe, expect, it, vi } from 'vitest';
import { getLocks, refreshOnce } from './refresh';
import type { RefreshParts } from './refresh';

function browser(stored: Record<string, string>) {
  const values = new Map(Object.entries(stored));
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { store, values, locks: getLocks({}) };
}

const signedIn = { accessToken: 'old-access', refreshToken: 'old-refresh' };
const newPair = { access: 'new-access', refresh: 'new-refresh' };

describe('token refresh', () => {
  it('sends one request for concurrent calls of several tabs', async () => {
    const { store, locks, values } = browser(signedIn);
    const askForPair = vi.fn<RefreshParts['askForPair']>().mockResolvedValue(newPair);
    const tab = () => refreshOnce('old-access', { store, locks, askForPair });

    const responses = await Promise.all([tab(), tab(), tab(), tab()]);

    expect(responses).toEqual([true, true, true, true]);
    expect(askForPair.mock.calls).toEqual([['old-refresh']]);
    expect(Object.fromEntries(values)).toEqual({ accessToken: 'new-access', refreshToken: 'new-refresh' });
  });

  it('returns false when the refresh token is rejected', async () => {
    const { store, locks, values } = browser(signedIn);

    const isRenewed = await refreshOnce('old-access', { store, locks, askForPair: async () => undefined });

    expect(isRenewed).toBe(false);
    expect(values.get('accessToken')).toBe('old-access');
  });

  it('stays signed out when the user signed out in the meantime', async () => {
    const { store, locks, values } = browser(signedIn);
    const askForPair = async () => {
      values.clear();
      return newPair;
    };

    const isRenewed = await refreshOnce('old-access', { store, locks, askForPair });

    expect(isRenewed).toBe(false);
    expect(values.size).toBe(0);
  });

  it.each([newPair, undefined])(
    'accepts tokens stored by another tab, regardless of its own response (%o)',
    async (pair) => {
      const { store, locks, values } = browser(signedIn);
      const askForPair = async () => {
        values.set('accessToken', 'access-of-another').set('refreshToken', 'refresh-of-another');
        return pair;
      };

      expect(await refreshOnce('old-access', { store, locks, askForPair })).toBe(true);
      expect(values.get('accessToken')).toBe('access-of-another');
      expect(values.get('refreshToken')).toBe('refresh-of-another');
    },
  );

  it('sends no request when another tab has signed out', async () => {
    const { store, locks } = browser({});
    const askForPair = vi.fn<RefreshParts['askForPair']>();

    expect(await refreshOnce('old-access', { store, locks, askForPair })).toBe(false);
    expect(askForPair).not.toHaveBeenCalled();
  });

  it('rejects without signing out when the API is unreachable, and lets the next call retry', async () => {
    const { store, locks, values } = browser(signedIn);
    const askForPair = vi
      .fn<RefreshParts['askForPair']>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(newPair);

    await expect(refreshOnce('old-access', { store, locks, askForPair })).rejects.toThrow('away');
    expect(await refreshOnce('old-access', { store, locks, askForPair })).toBe(true);
    expect(values.get('accessToken')).toBe('new-access');
  });
});
