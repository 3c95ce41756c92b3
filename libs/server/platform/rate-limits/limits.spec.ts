import { startServer } from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { toNetwork } from '../http/client-network.ts';
import { RateLimitsService } from './limits.service.ts';

const server = await startServer();
const limits = server.app.get(RateLimitsService);

describe('rate limit', () => {
  beforeEach(() => setClock(0));

  /** Stops the clock at a time after noon. */
  const setClock = (ms: number) => {
    const time = new Date(Date.parse('2026-03-04T12:00:00Z') + ms);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
  };

  it('admits exactly its limit under concurrency', async () => {
    const attempts = Array.from({ length: 30 }, () =>
      limits.take('at-once', 'ada', { limit: 7, windowS: 60 }),
    );

    const responses = await Promise.all(attempts);

    expect(responses.filter(({ isAllowed }) => isAllowed)).toHaveLength(7);
  });

  it('returns how long to wait, and admits the next attempt after that', async () => {
    const once = { limit: 1, windowS: 60 };
    await limits.take('waiting', 'ada', once);

    setClock(20_500);
    const rejected = await limits.take('waiting', 'ada', once);
    setClock(60_000);
    const later = await limits.take('waiting', 'ada', once);

    expect(rejected).toEqual({ isAllowed: false, retryAfterS: 40 });
    expect(later.isAllowed).toBe(true);
  });

  it('counts each key and each bucket separately', async () => {
    const once = { limit: 1, windowS: 60 };
    await limits.take('first', 'ada', once);

    const otherKey = await limits.take('first', 'grace', once);
    const otherBucket = await limits.take('second', 'ada', once);

    expect([otherKey.isAllowed, otherBucket.isAllowed]).toEqual([true, true]);
  });

  it('admits another attempt after one was given back as harmless', async () => {
    const once = { limit: 1, windowS: 60 };
    await limits.take('back', 'ada', once);

    await limits.release('back', 'ada');

    expect((await limits.take('back', 'ada', once)).isAllowed).toBe(true);
  });

  it('keeps active windows when it deletes expired ones', async () => {
    const once = { limit: 1, windowS: 600 };
    await limits.take('pruned', 'ada', once);

    setClock(300_000);
    await limits.prune();

    expect((await limits.take('pruned', 'ada', once)).isAllowed).toBe(false);
  });
});

describe('rate limiting key', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of the IP %s is %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});
