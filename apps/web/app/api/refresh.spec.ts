import { describe, expect, it, vi } from 'vitest';
import { getLocks, refreshOnce } from './refresh';
import type { RefreshParts } from './refresh';

/** What all tabs share: one store, one queue of locks. */
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

describe('renewing an access token', () => {
  it('asks once, however many calls of however many tabs were refused', async () => {
    const { store, locks, values } = browser(signedIn);
    const askForPair = vi.fn<RefreshParts['askForPair']>().mockResolvedValue(newPair);
    const tab = () => refreshOnce('old-access', { store, locks, askForPair });

    const answers = await Promise.all([tab(), tab(), tab(), tab()]);

    expect(answers).toEqual([true, true, true, true]);
    expect(askForPair.mock.calls).toEqual([['old-refresh']]);
    expect(Object.fromEntries(values)).toEqual({ accessToken: 'new-access', refreshToken: 'new-refresh' });
  });

  it('says that the person must sign in again when the token is refused', async () => {
    const { store, locks, values } = browser(signedIn);

    const isRenewed = await refreshOnce('old-access', { store, locks, askForPair: async () => undefined });

    expect(isRenewed).toBe(false);
    expect(values.get('accessToken')).toBe('old-access');
  });

  it('does not sign in again who signed out meanwhile', async () => {
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
    'takes the renewal of another tab that the browser showed late, whatever its own answer (%o)',
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

  it('asks nobody when another tab has signed out', async () => {
    const { store, locks } = browser({});
    const askForPair = vi.fn<RefreshParts['askForPair']>();

    expect(await refreshOnce('old-access', { store, locks, askForPair })).toBe(false);
    expect(askForPair).not.toHaveBeenCalled();
  });

  it('fails without signing out when nobody can tell, and lets the next one try', async () => {
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
