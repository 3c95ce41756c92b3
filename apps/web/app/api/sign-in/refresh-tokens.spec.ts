import { describe, expect, it, vi } from 'vitest';
import { getLocks, refreshOnce } from './refresh-tokens';
import type { RefreshOptions } from './refresh-tokens';

function createBrowser(stored: Record<string, string>) {
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
    const { store, locks, values } = createBrowser(signedIn);
    const requestTokenPair = vi.fn<RefreshOptions['requestTokenPair']>().mockResolvedValue(newPair);
    const tab = () => refreshOnce('old-access', { store, locks, requestTokenPair });

    const responses = await Promise.all([tab(), tab(), tab(), tab()]);

    expect(responses).toEqual([true, true, true, true]);
    expect(requestTokenPair.mock.calls).toEqual([['old-refresh']]);
    expect(Object.fromEntries(values)).toEqual({ accessToken: 'new-access', refreshToken: 'new-refresh' });
  });

  it('returns false when the refresh token is rejected', async () => {
    const { store, locks, values } = createBrowser(signedIn);

    const isRenewed = await refreshOnce('old-access', {
      store,
      locks,
      requestTokenPair: async () => undefined,
    });

    expect(isRenewed).toBe(false);
    expect(values.get('accessToken')).toBe('old-access');
  });

  it('stays signed out when the user signed out in the meantime', async () => {
    const { store, locks, values } = createBrowser(signedIn);
    const requestTokenPair = async () => {
      values.clear();
      return newPair;
    };

    const isRenewed = await refreshOnce('old-access', { store, locks, requestTokenPair });

    expect(isRenewed).toBe(false);
    expect(values.size).toBe(0);
  });

  it.each([newPair, undefined])(
    'accepts tokens stored by another tab, regardless of its own response (%o)',
    async (pair) => {
      const { store, locks, values } = createBrowser(signedIn);
      const requestTokenPair = async () => {
        values.set('accessToken', 'access-of-another').set('refreshToken', 'refresh-of-another');
        return pair;
      };

      expect(await refreshOnce('old-access', { store, locks, requestTokenPair })).toBe(true);
      expect(values.get('accessToken')).toBe('access-of-another');
      expect(values.get('refreshToken')).toBe('refresh-of-another');
    },
  );

  it('sends no request when another tab has signed out', async () => {
    const { store, locks } = createBrowser({});
    const requestTokenPair = vi.fn<RefreshOptions['requestTokenPair']>();

    expect(await refreshOnce('old-access', { store, locks, requestTokenPair })).toBe(false);
    expect(requestTokenPair).not.toHaveBeenCalled();
  });

  it('rejects without signing out when the API is unreachable, and lets the next call retry', async () => {
    const { store, locks, values } = createBrowser(signedIn);
    const requestTokenPair = vi
      .fn<RefreshOptions['requestTokenPair']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(newPair);

    await expect(refreshOnce('old-access', { store, locks, requestTokenPair })).rejects.toThrow('offline');
    expect(await refreshOnce('old-access', { store, locks, requestTokenPair })).toBe(true);
    expect(values.get('accessToken')).toBe('new-access');
  });
});
