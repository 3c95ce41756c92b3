import {
  requestDonationEmail,
  buildDonationRequest,
  postDonation,
  startDonation,
  payDonation,
  TRUST_LOCAL_PROXY,
  findStoredDonations,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const findEmailsTo = async (email: string) => (await sandbox.mail()).filter(({ to }) => to === email);

describe('donation email endpoint', () => {
  it('syncs the payment itself when it is called before the webhook arrives', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);

    const response = await requestDonationEmail(server, intentId, request);

    expect(response.status).toBe(200);
    expect(await findStoredDonations(server, request.email)).toMatchObject([
      { status: 'succeeded', history: [{ to: 'succeeded', cause: 'e-mail call' }] },
    ]);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('sends the receipt once, however often and concurrently it is called', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => requestDonationEmail(server, intentId, request)),
    );
    const later = await requestDonationEmail(server, intentId, request);

    expect([...responses, later].map(({ status }) => status)).toEqual(Array(9).fill(200));
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns 409 while the donation is not paid', async () => {
    const request = buildDonationRequest();
    const { intentId } = await startDonation(server, request);

    const response = await requestDonationEmail(server, intentId, request);

    expect(response.status).toBe(409);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(0);
  });

  it.each([
    ['another email address', { email: 'mallory@example.org' }],
    ['another amount', { amount: 2500.01 }],
    ['another name', { last_name: 'Byron' }],
  ])('is not an open relay: returns 404 and sends nothing for %s', async (_, change) => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);

    const response = await requestDonationEmail(server, intentId, request, change);

    expect(response.status).toBe(404);
    await waitUntilIdle(server, sandbox);
    expect(await sandbox.mail()).toHaveLength(0);
  });

  it('reports the charged amount although it was changed in another tab at the same time', async () => {
    const request = buildDonationRequest({ amount: 2500 });
    const { intentId } = await payDonation(server, sandbox, request);

    const otherTab = await postDonation(server, { ...request, amount: 4000 });
    const response = await requestDonationEmail(server, intentId, request);

    expect([otherTab.status, response.status]).toEqual([409, 200]);
    expect((await findEmailsTo(request.email))[0]?.subject).toContain('$25.00');
  });

  it('returns 404 for an unknown payment', async () => {
    const response = await requestDonationEmail(server, 'pi_unknown', buildDonationRequest());

    expect(response.status).toBe(404);
  });

  it('returns 503 while the mail server is down, and the receipt is sent once afterward', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    await sandbox.injectFault({ service: 'smtp', mode: 'down' });

    const down = await requestDonationEmail(server, intentId, request);
    await sandbox.clearFaults();

    expect(down.status).toBe(503);
    expect(Number(down.headers.get('retry-after'))).toBeGreaterThan(0);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
    expect((await requestDonationEmail(server, intentId, request)).status).toBe(200);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns 503 when the mail server rejects the email, and sends it later', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    await sandbox.injectFault({ service: 'smtp', mode: 'error', status: 451, times: 2 });

    const rejected = await requestDonationEmail(server, intentId, request);

    expect(rejected.status).toBe(503);
    await waitUntilIdle(server, sandbox);
    expect(await findEmailsTo(request.email)).toHaveLength(1);
  });

  it('returns 503 while the provider is down and the webhook has not arrived', async () => {
    const request = buildDonationRequest();
    const { intentId } = await payDonation(server, sandbox, request);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });

    const response = await requestDonationEmail(server, intentId, request);

    expect(response.status).toBe(503);
  });
});

describe('donation receipt email', () => {
  it('has one recipient for any donor name', async () => {
    const request = buildDonationRequest({
      first_name: 'Ada <mallory@example.org>,',
      last_name: '"Bcc: all"',
    });
    const { intentId } = await payDonation(server, sandbox, request);

    await requestDonationEmail(server, intentId, request);

    const mails = await sandbox.mail();
    expect(mails.map(({ to }) => to)).toEqual([request.email]);
  });

  it('escapes markup in a name', async () => {
    const request = buildDonationRequest({ first_name: '<img src=x onerror=alert(1)>' });
    const { intentId } = await payDonation(server, sandbox, request);

    await requestDonationEmail(server, intentId, request);

    const [mail] = await findEmailsTo(request.email);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('has a unique number', async () => {
    const requests = [buildDonationRequest(), buildDonationRequest(), buildDonationRequest()];
    for (const request of requests) {
      const { intentId } = await payDonation(server, sandbox, request);
      await requestDonationEmail(server, intentId, request);
    }

    const donations = await Promise.all(requests.map(({ email }) => findStoredDonations(server, email)));
    const numbers = donations.flat().map(({ receiptNumber }) => receiptNumber);

    expect(numbers).toEqual(Array(3).fill(expect.stringMatching(/^\d{4}-\d{6}$/)));
    expect(new Set(numbers).size).toBe(3);
  });
});
