import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentSetup } from '@paniscus/domain';
import { Clock } from '../../common/clock.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { PageTokenService } from './page-token.service.ts';

describe('what the browser needs for a card', () => {
  let server: TestApp;
  let tokens: PageTokenService;
  beforeAll(async () => {
    server = await startTestApp({ STRIPE_PUBLISHABLE_KEY: 'pk_test_spec', SANDBOX_PORT: '4810' });
    tokens = server.app.get(PageTokenService);
  });
  beforeEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  const setup = async () => {
    const answer = await fetch(`${server.url}/api/stripe-publishable-key/`);
    return (await answer.json()) as PaymentSetup;
  };
  const afterSeconds = (seconds: number) => {
    const time = new Date(Date.now() + seconds * 1000);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(time);
  };

  it('is the public key, a page token and, in the sandbox, where the script comes from', async () => {
    expect(await setup()).toEqual({
      publishableKey: 'pk_test_spec',
      pageToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/),
      scriptUrl: 'http://127.0.0.1:4810/v3/',
    });
  });

  it('has a token that counts after two seconds, for several calls, and no more after six hours', async () => {
    afterSeconds(0);
    const { pageToken } = await setup();

    expect(tokens.parseSession(pageToken)).toBeUndefined();
    afterSeconds(2.1);
    expect(tokens.parseSession(pageToken)).toBeDefined();
    expect(tokens.parseSession(pageToken)?.id).toBe(tokens.parseSession(pageToken)?.id);
    afterSeconds(6 * 3600 + 60);
    expect(tokens.parseSession(pageToken)).toBeUndefined();
  });

  it('gives every page a token of its own', async () => {
    const [one, other] = [await setup(), await setup()];

    expect(one.pageToken).not.toBe(other.pageToken);
  });

  it.each(['', 'a.b.c', 'a.b', '.'.repeat(400), 'mfgjqx0w.AAAAAAAAAAAAAAAA.'.padEnd(70, 'x')])(
    'takes no made-up token: "%s"',
    (token) => {
      afterSeconds(60);

      expect(tokens.parseSession(token)).toBeUndefined();
    },
  );

  it('takes no token whose time was changed', async () => {
    const { pageToken } = await setup();
    afterSeconds(60);
    const [, session, signature] = pageToken.split('.');

    expect(
      tokens.parseSession(`${(Date.now() - 5000).toString(36)}.${session}.${signature}`),
    ).toBeUndefined();
  });
});
