import {
  requestDonationEmail,
  buildDonationRequest,
  postDonation,
  startDonation,
  payDonation,
  post,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

beforeEach(() => sandbox.reset());

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);
const readStatus = async (email: string) =>
  (await findStoredDonations(server, email)).map(({ status }) => status);

describe('donation', () => {
  it('is stored, charged once, recorded as succeeded and acknowledged by email', async () => {
    const request = buildDonationRequest({ amount: 5000, country: 'US', region: 'IA' });

    const { intentId, customerId } = await payDonation(server, sandbox, request);
    const response = await requestDonationEmail(server, intentId, request);

    expect(response.status).toBe(200);
    expect(customerId).toMatch(/^cus_/);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: 5000, receiptNumber: expect.stringMatching(/^\d{4}-\d{6}$/) },
    ]);
    const mails = await findEmailsTo(request.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('$50.00');
    expect(mails[0]?.text).toContain('No goods or services were provided');
    expect(mails[0]?.messageId).toMatch(/^<donation-\d+-receipt@localhost>$/);
  });

  it('is acknowledged although the browser was closed right after the card was confirmed', async () => {
    const request = buildDonationRequest();

    await payDonation(server, sandbox, request);

    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
    expect(await readStatus(request.email)).toEqual(['succeeded']);
  });

  it('sends the provider its metadata under our own idempotency key', async () => {
    const request = buildDonationRequest();

    const { intentId } = await startDonation(server, request);

    const [donation] = await findStoredDonations(server, request.email);
    const intents = await sandbox.state('intents');
    expect(intents.find(({ id }) => id === intentId)).toMatchObject({
      amount: 2500,
      metadata: { transaction_type: 'donation', donation_id: String(donation?.id) },
    });
    expect(donation?.keys).toEqual([`donation:${donation?.id}:intent:2500`]);
  });

  it('is charged once when it is submitted repeatedly in several tabs', async () => {
    const request = buildDonationRequest();
    const submits = Array.from({ length: 12 }, () => startDonation(server, request));

    const payments = await Promise.all(submits);
    await Promise.all(payments.map(({ clientSecret }) => sandbox.confirm(clientSecret)));
    await requestDonationEmail(server, payments[0]!.intentId, request);

    expect(new Set(payments.map(({ intentId }) => intentId)).size).toBe(1);
    const intents = await sandbox.state('intents');
    const [donation] = await findStoredDonations(server, request.email);
    const ours = intents.filter(({ metadata }) => metadata.donation_id === String(donation?.id));
    expect(ours.map(({ status }) => status)).toEqual(['succeeded']);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('cancels the earlier payment when the donor changes the amount', async () => {
    const request = buildDonationRequest({ amount: 2500 });
    const older = await startDonation(server, request);

    const newer = await startDonation(server, { ...request, amount: 4000 });
    const lateConfirmation = await sandbox.confirm(older.clientSecret);
    await sandbox.confirm(newer.clientSecret);
    await requestDonationEmail(server, newer.intentId, { ...request, amount: 4000 });

    expect(lateConfirmation.status).toBe(400);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', amountCents: 4000 },
    ]);
  });

  it('can return to an amount that was replaced before', async () => {
    const request = buildDonationRequest({ amount: 2500 });
    const first = await startDonation(server, request);
    await startDonation(server, { ...request, amount: 4000 });

    const again = await startDonation(server, request);
    const confirmed = await sandbox.confirm(again.clientSecret);

    expect(again.intentId).not.toBe(first.intentId);
    expect(confirmed.status).toBe(200);
  });

  it('cannot be restarted with another amount once it is paid', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    await requestDonationEmail(server, intentId, request);

    const again = await postDonation(server, { ...request, amount: 9900 });

    expect(again.status).toBe(409);
    expect(await readStatus(request.email)).toEqual(['succeeded']);
  });

  it('adopts a corrected email address and sends the receipt there', async () => {
    const request = buildDonationRequest({ email: 'typo@example.org' });
    await startDonation(server, request);
    const corrected = { ...request, email: 'right@example.org' };

    const { intentId } = await payDonation(server, sandbox, corrected);
    const response = await requestDonationEmail(server, intentId, corrected);

    expect(response.status).toBe(200);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo('right@example.org')).toHaveLength(1);
    expect(await findEmailsTo('typo@example.org')).toHaveLength(0);
  });

  it('fails with a declined card and succeeds with the next one', async () => {
    const request = buildDonationRequest();
    const { clientSecret, intentId } = await startDonation(server, request);

    const declined = await sandbox.confirm(clientSecret, '4000000000000002');
    await vi.waitFor(
      async () => expect(await readStatus(request.email)).toEqual(['failed']),
      ASYNC_TIMEOUT_MS,
    );
    const again = await startDonation(server, request);
    await sandbox.confirm(again.clientSecret);
    await requestDonationEmail(server, intentId, request);

    expect(declined.status).toBe(402);
    expect(again.intentId).toBe(intentId);
    const [donation] = await findStoredDonations(server, request.email);
    expect(donation?.history.map(({ to }) => to)).toEqual(['failed', 'succeeded']);
    expect(donation?.history.every(({ cause, at }) => cause !== '' && at instanceof Date)).toBe(true);
  });

  it('becomes refunded on a full refund', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    await requestDonationEmail(server, intentId, request);

    await sandbox.stripe('refunds', { payment_intent: intentId });

    await vi.waitFor(
      async () => expect(await readStatus(request.email)).toEqual(['refunded']),
      ASYNC_TIMEOUT_MS,
    );
  });

  it('stays succeeded on a partial refund', async () => {
    const request = buildDonationRequest({ amount: 5000 });
    const { intentId } = await payDonation(server, sandbox, request);
    await requestDonationEmail(server, intentId, request);

    await sandbox.stripe('refunds', { payment_intent: intentId, amount: '2000' });

    const refundedCents = async () => {
      const [payment] = await server.app
        .get(DataSource)
        .query<{ cents: number }[]>('SELECT refunded_cents AS cents FROM payments WHERE intent_id = $1', [
          intentId,
        ]);
      return payment?.cents;
    };
    await vi.waitFor(async () => expect(await refundedCents()).toBe(2000), ASYNC_TIMEOUT_MS);
    expect(await readStatus(request.email)).toEqual(['succeeded']);
  });
});

describe('creating a donation', () => {
  it('returns 503 with Retry-After while the provider is down, and continues with the same donation afterward', async () => {
    const request = buildDonationRequest();
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const down = await postDonation(server, request);
    await sandbox.clearFaults();

    const { intentId } = await payDonation(server, sandbox, request);
    await requestDonationEmail(server, intentId, request);

    expect(down.status).toBe(503);
    expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readStatus(request.email)).toEqual(['succeeded']);
  });

  it.each([
    [{ amount: 99 }, 'amount'],
    [{ amount: 25.5 }, 'amount'],
    [{ first_name: 'A' }, 'first_name'],
    [{ email: 'ada@example.org\r\nBcc: all@example.org' }, 'email'],
    [{ donation_id: 'mine' }, 'donation_id'],
    [{ country: 'US', region: 'ZZ' }, 'region'],
    [{ country: 'CA', region: 'IA' }, 'region'],
  ])('rejects %o and names the field', async (change, field) => {
    const response = await post(server, '/api/create-payment-intent/', {
      ...buildDonationRequest(),
      ...change,
    });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
