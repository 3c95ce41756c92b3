import { randomUUID } from 'node:crypto';
import type { TributeRequest } from '@paniscus/domain/donation';
import {
  buildDonationRequest,
  createVisitor,
  startDonation,
  post,
  TRUST_LOCAL_PROXY,
  completeDonation,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

describe('tribute card email', () => {
  beforeEach(() => sandbox.reset());

  const buildTribute = (email: string, change: Partial<TributeRequest['card']> = {}): TributeRequest => ({
    kind: 'memory',
    name: 'Grace Okafor',
    card: { name: 'Samuel Okafor', email, message: 'She taught us to listen.', ...change },
    wall_line: undefined,
  });
  const createEmail = () => `samuel-${randomUUID()}@example.org`;
  const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
  const fetchCard = async (email: string) => {
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(email)).toHaveLength(1);
    const [card] = await findEmailsTo(email);
    if (card === undefined) throw new Error('No card was sent.');
    return card;
  };

  it('names the donor and the honoree, never the amount', async () => {
    const email = createEmail();

    const { donorPortalToken, receiptToken } = await completeDonation(server, sandbox, {
      amount: 4321,
      tribute: buildTribute(email),
    });

    const { subject, text, html, headers } = await fetchCard(email);
    expect(subject).toBe('A gift in memory of Grace Okafor');
    expect(headers['reply-to']).toContain('info@paniscus.example');
    for (const body of [text, html]) {
      expect(body).toContain('Ada Lovelace');
      expect(body).toContain('She taught us to listen.');
      expect(body).not.toMatch(/43\.21|\$/);
      expect(body).not.toContain(donorPortalToken);
      expect(body).not.toContain(receiptToken);
    }
  });

  it('is not sent before the donation is paid', async () => {
    const email = createEmail();

    await startDonation(server, buildDonationRequest({ tribute: buildTribute(email) }));
    const paidRecipient = createEmail();
    await completeDonation(server, sandbox, { tribute: buildTribute(paidRecipient) });
    await fetchCard(paidRecipient);

    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(email)).toHaveLength(0);
  });

  it('has one recipient and no markup for any input', async () => {
    const email = createEmail();
    const hostile = '"Sam" <all@example.org>, <img src=x onerror=alert(1)>';

    await completeDonation(server, sandbox, {
      first_name: hostile,
      tribute: {
        ...buildTribute(email, { name: hostile, message: `${hostile}\r\n.\r\nBcc: all@example.org` }),
        name: hostile,
      },
    });

    const card = await fetchCard(email);
    expect(card.html).not.toContain('<img');
    expect(Object.keys(card.headers)).not.toContain('bcc');
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo('all@example.org')).toHaveLength(0);
  });

  it('is sent although a name contains a control character', async () => {
    const email = createEmail();

    await completeDonation(server, sandbox, {
      first_name: 'Ada\u0085Bcc',
      tribute: { ...buildTribute(email, { name: 'Sam\u009fuel' }), name: 'Gr\u0085ace' },
    });

    expect((await fetchCard(email)).subject).toBe('A gift in memory of Gr ace');
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
    const tribute = { ...buildTribute(createEmail()), ...change };

    const response = await post(
      server,
      '/api/create-payment-intent/',
      { ...buildDonationRequest(), tribute },
      createVisitor(),
    );

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('is limited to three emails per recipient and day across donors', async () => {
    const email = createEmail();

    for (let count = 0; count < 5; count += 1)
      await completeDonation(server, sandbox, {
        tribute: buildTribute(count % 2 === 0 ? email : email.toUpperCase()),
      });
    const other = createEmail();
    await completeDonation(server, sandbox, { tribute: buildTribute(other) });
    await fetchCard(other);

    await waitUntilIdle(server, sandbox);
    const cards = (await sandbox.mail()).filter(({ to }) => to.toLowerCase() === email);
    expect(cards).toHaveLength(3);
  });
});
