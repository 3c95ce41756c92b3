import { randomUUID } from 'node:crypto';
import type { StaffDonation } from '@paniscus/domain/donation';
import { StripeRefundsService } from '@paniscus/server/integrations';
import { RefundRequests, RefundPoller } from '@paniscus/server/payments';
import {
  countAudited,
  listRefundedCents,
  openDonationsAdmin,
  buildDonationRequest,
  requestDonationEmail,
  startDonation,
  payDonation,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const admin = await openDonationsAdmin(server);

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.clearFaults();
});

async function completeOneDonation(change: Parameters<typeof buildDonationRequest>[0] = {}) {
  const request = buildDonationRequest(change);
  const { intentId } = await payDonation(server, sandbox, request);
  await requestDonationEmail(server, intentId, request);
  const [donation] = await findStoredDonations(server, request.email);
  return { id: donation?.id ?? 0, intentId, email: request.email };
}

const refund = (id: number, input: object = {}) => admin.post(`donations/${id}/refund/`, input);
const findEmails = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

describe('donation in the admin', () => {
  it('shows the complete history in order', async () => {
    const { id, intentId, email } = await completeOneDonation({ country: 'US', region: 'AL' });

    const shown = await admin.donation(id);

    expect(shown).toMatchObject({
      id,
      state: 'succeeded',
      frequency: 'once',
      email,
      amount_cents: 2500,
      gift_cents: 2500,
      cost_cents: 0,
      place: 'AL, United States',
      intent_id: intentId,
      refundable_cents: 2500,
      attention: null,
      tribute: null,
      refunds: [],
    });
    expect(shown.receipt_number).toMatch(/^\d{4}-\d{6}$/);
    expect(shown.receipt_token).toMatch(/^[\w-]{43}$/);
    expect(shown.history[0]).toMatchObject({ kind: 'state', text: 'Donation started', cause: 'donor' });
    expect(shown.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Payment succeeded ($25.00)', 'Received', 'Receipt email sent']),
    );
    const times = shown.history.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  });

  it('returns 404 for an unknown or invalid id', async () => {
    for (const id of ['2147483647', '0', 'x', '1.5', '99999999999'])
      expect((await admin.get(`donations/${id}/`)).status).toBe(404);
    expect((await refund(2_147_483_647)).status).toBe(404);
  });
});

describe('refunding a donation', () => {
  it('refunds the full amount at the provider first and records who requested it', async () => {
    const { id, intentId } = await completeOneDonation();

    const response = await refund(id, { reason: 'Given twice' });

    expect(response.status).toBe(200);
    expect(await listRefundedCents(sandbox, intentId)).toEqual([2500]);
    const after = (await response.json()) as StaffDonation;
    expect(after).toMatchObject({
      state: 'refunded',
      refunded_cents: 2500,
      refundable_cents: 0,
      refunds: [{ amount_cents: 2500, state: 'succeeded', by: 'grace the Writer', reason: 'Given twice' }],
    });
    expect(after.history).toContainEqual(
      expect.objectContaining({ kind: 'state', text: 'Refunded', cause: 'staff grace the Writer' }),
    );
  });

  it('never refunds more than the remaining amount, even with many admins at once', async () => {
    const { id, intentId } = await completeOneDonation();

    const responses = await Promise.all(Array.from({ length: 6 }, () => refund(id, { amount_cents: 1000 })));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await listRefundedCents(sandbox, intentId)).toEqual([1000, 1000]);
    expect(await admin.donation(id)).toMatchObject({
      state: 'succeeded',
      refunded_cents: 2000,
      refundable_cents: 500,
    });
  });

  it('refunds and audits once per dialog, however often its button is pressed', async () => {
    const { id, intentId } = await completeOneDonation();
    const input = { amount_cents: 700, refund_id: randomUUID() };

    const responses = await Promise.all(Array.from({ length: 4 }, () => refund(id, input)));

    expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(await listRefundedCents(sandbox, intentId)).toEqual([700]);
    expect(await countAudited(server, admin, 'donation.refunded', id)).toBe(1);
  });

  it('stores the refund while the provider is down and makes it once', async () => {
    const { id, intentId } = await completeOneDonation();
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });
    const down = await refund(id, { amount_cents: 900 });
    await sandbox.clearFaults();
    const stored = { kind: 'donation', payableId: id } as const;
    await server.app.get(RefundRequests).request(stored, { amount_cents: 300 }, 'grace');

    await server.app.get(RefundPoller).run();

    expect(down.status).toBe(503);
    expect(await listRefundedCents(sandbox, intentId)).toEqual([300, 900]);
  });

  it("flags a refund that the card's bank returned, until staff resolve it", async () => {
    const { id } = await completeOneDonation();
    const provider = vi.spyOn(server.app.get(StripeRefundsService), 'create');
    provider.mockImplementationOnce(async ({ refundKey }) => ({ refundKey, status: 'failed' }));

    const returned = await refund(id, { amount_cents: 100 });
    const { attention } = await admin.donation(id);
    const resolved = await admin.post(`donations/${id}/resolve-attention/`);
    const again = await admin.post(`donations/${id}/resolve-attention/`);

    expect(returned.status).toBe(409);
    expect(attention).toBe(
      'The bank rejected the refund of $1.00. Please refund the donor another way, such as by check.',
    );
    const after = (await resolved.json()) as StaffDonation;
    expect(after.attention).toBeNull();
    expect(after.history).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        text: `Marked as reviewed: ${attention}`,
        cause: 'staff grace the Writer',
      }),
    );
    expect(again.status).toBe(409);
  });

  it('returns 409 for a donation that was not paid', async () => {
    const request = buildDonationRequest();
    await startDonation(server, request);
    const [donation] = await findStoredDonations(server, request.email);

    const response = await refund(donation?.id ?? 0);

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: 'The donation has not been paid.' });
  });
});

describe('resending a receipt', () => {
  it('sends it again, records who requested it, and limits it to five emails per hour', async () => {
    const { id, email } = await completeOneDonation();

    const responses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      responses.push((await admin.post(`donations/${id}/resend-email/`)).status);

    expect(responses).toEqual([200, 200, 200, 200, 429, 429]);
    await waitUntilIdle(server, sandbox);
    expect(await findEmails(email)).toHaveLength(5);
    expect((await admin.donation(id)).history).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        text: 'Receipt requested again',
        cause: 'staff grace the Writer',
      }),
    );
  });

  it('returns 409 for a donation that was not paid or was refunded', async () => {
    const { id } = await completeOneDonation();
    await refund(id);
    const request = buildDonationRequest();
    await startDonation(server, request);
    const [pending] = await findStoredDonations(server, request.email);

    expect((await admin.post(`donations/${id}/resend-email/`)).status).toBe(409);
    expect((await admin.post(`donations/${pending?.id}/resend-email/`)).status).toBe(409);
  });
});

describe('memory wall line', () => {
  it('waits until staff show or decline it', async () => {
    const { id } = await completeOneDonation({
      tribute: { kind: 'memory', name: 'Kanzi', wall_line: 'He answered us.' },
    });
    const { tribute } = await admin.donation(id);

    const waiting = await admin.get('tributes/?wall_state=waiting');
    const shown = await admin.post(`tributes/${tribute?.id}/wall/`, { state: 'shown' });
    const wall = await fetch(`${server.url}/api/memory-wall/`);
    const declined = await admin.post(`tributes/${tribute?.id}/wall/`, { state: 'declined' });

    expect(await waiting.json()).toContainEqual(
      expect.objectContaining({ donation_id: id, from: 'Ada Lovelace', wall_line: 'He answered us.' }),
    );
    expect(await shown.json()).toMatchObject({ wall_state: 'shown' });
    expect(await wall.json()).toContainEqual(expect.objectContaining({ line: 'He answered us.' }));
    expect(await declined.json()).toMatchObject({ wall_state: 'declined' });
    expect((await admin.post('tributes/2147483647/wall/', { state: 'shown' })).status).toBe(404);
    expect((await admin.post(`tributes/${tribute?.id}/wall/`, { state: 'none' })).status).toBe(422);
    expect((await admin.get('tributes/?wall_state=gone')).status).toBe(422);
  });
});

describe('recurring donations in the admin', () => {
  it('are listed and can be stopped', async () => {
    const request = buildDonationRequest({ frequency: 'monthly' });
    await payDonation(server, sandbox, request);

    const response = await admin.get(`monthly-gifts/?search=${encodeURIComponent(request.email)}`);
    const [recurringDonation] = (await response.json()) as { id: number }[];
    const stopped = await admin.post(`monthly-gifts/${recurringDonation?.id}/stop/`);

    expect(recurringDonation).toMatchObject({ email: request.email, amount_cents: 2500 });
    expect(stopped.status).toBe(200);
    expect(await stopped.json()).toMatchObject({ state: 'ended' });
    expect((await admin.post('monthly-gifts/2147483647/stop/')).status).toBe(404);
    expect((await admin.get('monthly-gifts/?state=sleeping')).status).toBe(422);
  });
});
