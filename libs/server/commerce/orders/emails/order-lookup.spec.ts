import { formatOrderNumber } from '@paniscus/domain/orders';
import {
  createVisitor,
  post,
  TRUST_LOCAL_PROXY,
  createPurchaseRequest,
  startPurchase,
  completePurchase,
  findStoredOrders,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

describe('order lookup', () => {
  beforeEach(() => sandbox.reset());

  const lookUp = (number: string, email: string, visitor = createVisitor()) =>
    post(server, '/api/order-lookup/', { number, email }, visitor);
  const findLinkEmails = async (email: string) =>
    (await sandbox.mail()).filter(({ to, subject }) => to === email && subject.startsWith('Your link'));
  const getOrder = async (email: string) => {
    const [order] = await findStoredOrders(server, email);
    return { number: formatOrderNumber(order?.id ?? 0), pageToken: order?.pageToken ?? '' };
  };
  async function createOrder() {
    const request = await createPurchaseRequest(server);
    await completePurchase(server, sandbox, request);
    return { email: request.email, ...(await getOrder(request.email)) };
  }
  const waitForJobs = () =>
    vi.waitFor(async () => {
      const waiting = await server.app
        .get(DataSource)
        .query(
          "SELECT id FROM jobs.job WHERE name IN ('look-up-order', 'send-mail') AND state < 'completed'",
        );
      expect(waiting).toEqual([]);
    }, ASYNC_TIMEOUT_MS);

  it('emails the link to the order page to a buyer who knows the number and email address', async () => {
    const { email, number, pageToken } = await createOrder();

    const response = await lookUp(number, email);

    expect(response.status).toBe(202);
    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(1);
    const [mail] = await findLinkEmails(email);
    expect(mail?.text).toContain(`/order/${pageToken}`);
    expect(mail?.html).toContain(`/order/${pageToken}`);
  });

  it('accepts a number and an email address as people type them', async () => {
    const { email, number } = await createOrder();

    await lookUp(` ${number.toLowerCase().replace('-', '')} `, email.toUpperCase());

    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(1);
  });

  it('returns the same response when there is no such order, and sends nothing', async () => {
    const { email, number } = await createOrder();
    const unpaid = await createPurchaseRequest(server);
    await startPurchase(server, unpaid);
    const unpaidOrder = await getOrder(unpaid.email);
    await waitForJobs();
    await sandbox.reset();

    const unknown = [
      await lookUp('PN-999999', email),
      await lookUp(number, 'mallory@example.org'),
      await lookUp(unpaidOrder.number, unpaid.email),
    ];
    const known = await lookUp(number, email);

    const responses = await Promise.all(
      [...unknown, known].map(async (response) => [response.status, await response.text()]),
    );
    expect(new Set(responses.map(String))).toEqual(new Set(['202,{}']));
    const getHeaderNames = (response: Response) => [...response.headers.keys()].toSorted();
    for (const response of unknown) expect(getHeaderNames(response)).toEqual(getHeaderNames(known));
    await waitForJobs();
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([email]);
  });

  it('stores no personal data in its job', async () => {
    const { email, number } = await createOrder();

    await lookUp(number, email);

    const jobs = await server.app
      .get(DataSource)
      .query<{ data: unknown }[]>("SELECT data FROM jobs.job WHERE name = 'look-up-order'");
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });

  it('sends at most five emails an hour to one address without reporting the limit', async () => {
    const { email, number } = await createOrder();

    const responses = [];
    for (let count = 0; count < 9; count += 1) responses.push(await lookUp(number, email));

    expect(responses.map(({ status }) => status)).toEqual(Array(9).fill(202));
    await waitForJobs();
    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(5);
  });

  it('returns 429 to a network that looks up too often', async () => {
    const visitor = createVisitor();
    const responses = [];
    for (let count = 0; count < 21; count += 1)
      responses.push(await lookUp('PN-000001', 'ada@example.org', visitor));

    expect(responses.map(({ status }) => status)).toEqual([...Array(20).fill(202), 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [{ number: '', email: 'ada@example.org' }, 'number'],
    [{ number: 'no number', email: 'ada@example.org' }, 'number'],
    [{ number: 'PN-000001', email: 'ada' }, 'email'],
  ])('rejects %o and names the field', async (body, field) => {
    const response = await post(server, '/api/order-lookup/', body, createVisitor());

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
