import { randomUUID } from 'node:crypto';
import type { TributeRequest } from '@paniscus/domain/donation';
import {
  aDonation,
  aVisitor,
  begun,
  post,
  TRUSTING,
  arrivedGift,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe('tribute card email', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
  });
  beforeEach(() => sandbox.reset());
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const aCardTo = (email: string, change: Partial<TributeRequest['card']> = {}): TributeRequest => ({
    kind: 'memory',
    name: 'Grace Okafor',
    card: { name: 'Samuel Okafor', email, message: 'She taught us to listen.', ...change },
    wall_line: undefined,
  });
  const somebody = () => `samuel-${randomUUID()}@example.org`;
  const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
  const cardTo = async (email: string) => {
    await untilIdle(server, sandbox);
    expect(await mailTo(email)).toHaveLength(1);
    const [card] = await mailTo(email);
    if (card === undefined) throw new Error('There is no card.');
    return card;
  };

  it('states the donor and the honoree, never the amount', async () => {
    const email = somebody();

    const { donorPortalToken, receiptToken } = await arrivedGift(server, sandbox, {
      amount: 4321,
      tribute: aCardTo(email),
    });

    const { subject, text, html, headers } = await cardTo(email);
    expect(subject).toBe('A gift in memory of Grace Okafor');
    expect(headers['reply-to']).toContain('info@paniscus.example');
    for (const form of [text, html]) {
      expect(form).toContain('Ada Lovelace');
      expect(form).toContain('She taught us to listen.');
      expect(form).not.toMatch(/43\.21|\$/);
      expect(form).not.toContain(donorPortalToken);
      expect(form).not.toContain(receiptToken);
    }
  });

  it('is not sent before the donation is paid', async () => {
    const email = somebody();

    await begun(server, aDonation({ tribute: aCardTo(email) }));
    const arrived = somebody();
    await arrivedGift(server, sandbox, { tribute: aCardTo(arrived) });
    await cardTo(arrived);

    await untilIdle(server, sandbox);
    expect(await mailTo(email)).toHaveLength(0);
  });

  it('has one recipient and no markup for any input', async () => {
    const email = somebody();
    const hostile = '"Sam" <all@example.org>, <img src=x onerror=alert(1)>';

    await arrivedGift(server, sandbox, {
      first_name: hostile,
      tribute: {
        ...aCardTo(email, { name: hostile, message: `${hostile}\r\n.\r\nBcc: all@example.org` }),
        name: hostile,
      },
    });

    const card = await cardTo(email);
    expect(card.html).not.toContain('<img');
    expect(Object.keys(card.headers)).not.toContain('bcc');
    await untilIdle(server, sandbox);
    expect(await mailTo('all@example.org')).toHaveLength(0);
  });

  it('is sent although a name contains a control character', async () => {
    const email = somebody();

    await arrivedGift(server, sandbox, {
      first_name: 'Ada\u0085Bcc',
      tribute: { ...aCardTo(email, { name: 'Sam\u009fuel' }), name: 'Gr\u0085ace' },
    });

    expect((await cardTo(email)).subject).toBe('A gift in memory of Gr ace');
  });

  it.each([
    [{ name: 'Grace\nBcc: all@example.org' }, 'tribute.name'],
    [
      { card: { name: 'Sam', email: 'a@example.org,b@example.org', message: undefined } },
      'tribute.card.email',
    ],
    [{ card: { name: 'Sam\r\nBcc: x', email: 'sam@example.org', message: undefined } }, 'tribute.card.name'],
    [
      { card: { name: 'Samuel', email: 'sam@example.org', message: 'x'.repeat(501) } },
      'tribute.card.message',
    ],
  ])('rejects %o', async (change, field) => {
    const tribute = { ...aCardTo(somebody()), ...change };

    const response = await post(
      server,
      '/api/create-payment-intent/',
      { ...aDonation(), tribute },
      aVisitor(),
    );

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('is limited to three per recipient and day across donors', async () => {
    const email = somebody();

    for (let count = 0; count < 5; count += 1)
      await arrivedGift(server, sandbox, {
        tribute: aCardTo(count % 2 === 0 ? email : email.toUpperCase()),
      });
    const other = somebody();
    await arrivedGift(server, sandbox, { tribute: aCardTo(other) });
    await cardTo(other);

    await untilIdle(server, sandbox);
    const cards = (await sandbox.mail()).filter(({ to }) => to.toLowerCase() === email);
    expect(cards).toHaveLength(3);
  });
});
