import {
  buildDonationRequest,
  startDonation,
  payDonation,
  TRUST_LOCAL_PROXY,
  buildStripeEvent,
  postStripeEvent,
  postRawStripeEvent,
  computeStripeSignature,
  findStoredDonations,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

beforeEach(() => sandbox.reset());

const readStatus = async (email: string) => (await findStoredDonations(server, email))[0]?.status;
const knownEvents = () => server.app.get(DataSource).query('SELECT id FROM payment_events');
const mailTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

describe('Stripe webhook', () => {
  it('marks a donation as paid, and a repeat changes nothing', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    const event = buildStripeEvent({ id: intentId });

    const first = await postStripeEvent(server, event);
    const repeat = await postStripeEvent(server, event);

    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ to: 'succeeded', cause: `webhook ${event.id}` }] },
    ]);
    await waitUntilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(1);
  });

  it('accepts events of several hundred kilobytes, such as a dispute with its evidence', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    const event = buildStripeEvent({ id: intentId, metadata: { evidence: 'x'.repeat(500_000) } });

    expect((await postStripeEvent(server, event)).status).toBe(200);
    expect(await readStatus(request.email)).toBe('succeeded');
  });

  it('takes the state from the provider and not from the event', async () => {
    const request = buildDonationRequest();
    const { intentId } = await startDonation(server, request);

    const response = await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(response.status).toBe(200);
    expect(await readStatus(request.email)).toBe('pending');
  });

  it('ignores a late failure event of a donation that has succeeded', async () => {
    const request = buildDonationRequest();
    const { intentId, clientSecret } = await startDonation(server, request);
    await sandbox.confirm(clientSecret, '4000000000000002');
    await sandbox.confirm(clientSecret);
    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    const late = await postStripeEvent(
      server,
      buildStripeEvent({ id: intentId }, { type: 'payment_intent.payment_failed' }),
    );

    expect(late.status).toBe(200);
    expect(await readStatus(request.email)).toBe('succeeded');
  });

  it('rejects forged, stale and unsigned events without storing anything', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    const body = JSON.stringify(buildStripeEvent({ id: intentId }));
    const before = await knownEvents();

    const responses = await Promise.all([
      postStripeEvent(server, buildStripeEvent({ id: intentId }), { secret: 'whsec_guessed' }),
      postStripeEvent(server, buildStripeEvent({ id: intentId }), { ageS: 301 }),
      postRawStripeEvent(server, body, ''),
      postRawStripeEvent(server, body, 't=0,v1=00'),
      postRawStripeEvent(server, body.replace('false', 'true'), computeStripeSignature(body)),
      postRawStripeEvent(server, `${body} `, computeStripeSignature(body)),
      postRawStripeEvent(server, '{}', computeStripeSignature('{}', { secret: 'whsec_guessed' })),
    ]);

    expect(responses.map(({ status }) => status)).toEqual(Array(responses.length).fill(400));
    expect(await readStatus(request.email)).toBe('pending');
    expect(await knownEvents()).toEqual(before);
  });

  it("rejects an event whose mode differs from the key's", async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);

    const response = await postStripeEvent(server, buildStripeEvent({ id: intentId }, { livemode: true }));

    expect(response.status).toBe(400);
    expect(await readStatus(request.email)).toBe('pending');
  });

  it('requests redelivery of an event about a donation that is not stored yet', async () => {
    const metadata = { transaction_type: 'donation', donation_id: '123456' };

    const response = await postStripeEvent(server, buildStripeEvent({ id: 'pi_notyet', metadata }));

    expect(response.status).toBe(409);
  });

  it('accepts an event about a foreign payment and does nothing', async () => {
    const foreign = await postStripeEvent(server, buildStripeEvent({ id: 'pi_foreign' }));
    const other = await postStripeEvent(
      server,
      buildStripeEvent({ id: 'cus_1' }, { type: 'customer.created' }),
    );

    expect([foreign.status, other.status]).toEqual([200, 200]);
  });

  it('requests redelivery while the provider is unavailable', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    const event = buildStripeEvent({ id: intentId });
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const down = await postStripeEvent(server, event);
    await sandbox.clearFaults();

    const again = await postStripeEvent(server, event);

    expect([down.status, again.status]).toEqual([503, 200]);
    expect(await readStatus(request.email)).toBe('succeeded');
  });
});

describe('a paid intent that does not match the payment', () => {
  it.each([
    ['metadata of a purchase', { 'metadata[transaction_type]': 'purchase' }],
    ['metadata of another donation', { 'metadata[donation_id]': '999999' }],
    ['another amount', { amount: '100' }],
  ])('never marks a donation as paid: %s', async (_, change) => {
    const request = buildDonationRequest();
    const { intentId, clientSecret } = await startDonation(server, request);
    const changed = await sandbox.stripe(`payment_intents/${intentId}`, change);
    await sandbox.confirm(clientSecret);

    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(changed.status).toBe(200);
    expect(await readStatus(request.email)).toBe('pending');
    await waitUntilIdle(server, sandbox);
    expect(await mailTo(request.email)).toHaveLength(0);
  });

  it('never marks a donation as paid in another currency', async () => {
    const request = buildDonationRequest();
    const { intentId, clientSecret } = await startDonation(server, request);
    const changed = await sandbox.stripe(`payment_intents/${intentId}`, { currency: 'jpy' });
    await sandbox.confirm(clientSecret);

    await postStripeEvent(server, buildStripeEvent({ id: intentId }));

    expect(changed.status).toBe(200);
    expect(await readStatus(request.email)).toBe('pending');
  });
});
