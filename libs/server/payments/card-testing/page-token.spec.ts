import type { PaymentSetup } from '@paniscus/domain/donation';
import { Clock } from '@paniscus/server/platform';
import { startServer } from '@paniscus/server/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTokenService } from './page-token.service.ts';

const server = await startServer({ STRIPE_PUBLISHABLE_KEY: 'pk_test_spec', SANDBOX_PORT: '4810' });
const tokens = server.app.get(PageTokenService);

describe('card form setup', () => {
  beforeEach(() => vi.restoreAllMocks());

  const fetchSetup = async () => {
    const response = await fetch(`${server.url}/api/stripe-publishable-key/`);
    return (await response.json()) as PaymentSetup;
  };
  const setElapsedSeconds = (seconds: number) => {
    const time = new Date(Date.now() + seconds * 1000);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
  };

  it('returns the public key, a page token and, in the sandbox, the script URL', async () => {
    expect(await fetchSetup()).toEqual({
      publishableKey: 'pk_test_spec',
      pageToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/),
      scriptUrl: 'http://127.0.0.1:4810/v3/',
    });
  });

  it('issues a token valid from two seconds to six hours, for several calls', async () => {
    setElapsedSeconds(0);
    const { pageToken } = await fetchSetup();

    expect(tokens.parseSession(pageToken)).toBeUndefined();
    setElapsedSeconds(2.1);
    expect(tokens.parseSession(pageToken)).toBeDefined();
    expect(tokens.parseSession(pageToken)?.id).toBe(tokens.parseSession(pageToken)?.id);
    setElapsedSeconds(6 * 3600 + 60);
    expect(tokens.parseSession(pageToken)).toBeUndefined();
  });

  it('issues a separate token for each page', async () => {
    const [first, second] = [await fetchSetup(), await fetchSetup()];

    expect(first.pageToken).not.toBe(second.pageToken);
  });

  it.each(['', 'a.b.c', 'a.b', '.'.repeat(400), 'mfgjqx0w.AAAAAAAAAAAAAAAA.'.padEnd(70, 'x')])(
    'rejects a forged token: "%s"',
    (token) => {
      setElapsedSeconds(60);

      expect(tokens.parseSession(token)).toBeUndefined();
    },
  );

  it('rejects a token whose time was changed', async () => {
    const { pageToken } = await fetchSetup();
    setElapsedSeconds(60);
    const [, session, signature] = pageToken.split('.');

    expect(
      tokens.parseSession(`${(Date.now() - 5000).toString(36)}.${session}.${signature}`),
    ).toBeUndefined();
  });
});
