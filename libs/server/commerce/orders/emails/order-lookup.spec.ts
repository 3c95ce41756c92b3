import { formatOrderNumber } from '@paniscus/domain/orders';
import {
  aVisitor,
  post,
  TRUSTING,
  aPurchase,
  begunPurchase,
  completedPurchase,
  ordersIn,
  SOON,
  startTestApp,
  untilIdle,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

describe('order lookup', () => {
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

  const lookUp = (number: string, email: string, visitor = aVisitor()) =>
    post(server, '/api/order-lookup/', { number, email }, visitor);
  const linksTo = async (email: string) =>
    (await sandbox.mail()).filter(({ to, subject }) => to === email && subject.startsWith('The link'));
  const getOrder = async (email: string) => {
    const [order] = await ordersIn(server, email);
    return { number: formatOrderNumber(order?.id ?? 0), pageToken: order?.pageToken ?? '' };
  };
  async function anOrder() {
    const request = await aPurchase(server);
    await completedPurchase(server, sandbox, request);
    return { email: request.email, ...(await getOrder(request.email)) };
  }
  const untilDone = () =>
    vi.waitFor(async () => {
      const waiting = await server.app
        .get(DataSource)
        .query(
          "SELECT id FROM jobs.job WHERE name IN ('look-up-order', 'send-mail') AND state < 'completed'",
        );
      expect(waiting).toEqual([]);
    }, SOON);

  it('emails the link to the order page to a buyer who knows the number and email address', async () => {
    const { email, number, pageToken } = await anOrder();

    const answer = await lookUp(number, email);

    expect(answer.status).toBe(202);
    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(1);
    const [mail] = await linksTo(email);
    expect(mail?.text).toContain(`/order/${pageToken}`);
    expect(mail?.html).toContain(`/order/${pageToken}`);
  });

  it('accepts a number and an email address as people type them', async () => {
    const { email, number } = await anOrder();

    await lookUp(` ${number.toLowerCase().replace('-', '')} `, email.toUpperCase());

    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(1);
  });

  it('returns the same response when there is no such order, and sends nothing', async () => {
    const { email, number } = await anOrder();
    const unpaid = await aPurchase(server);
    await begunPurchase(server, unpaid);
    const unpaidOrder = await getOrder(unpaid.email);
    await untilDone();
    await sandbox.reset();

    const answers = [
      await lookUp('PN-999999', email),
      await lookUp('no number', email),
      await lookUp(number, 'mallory@example.org'),
      await lookUp(unpaidOrder.number, unpaid.email),
    ];
    const known = await lookUp(number, email);

    const responses = await Promise.all(
      [...answers, known].map(async (answer) => [answer.status, await answer.text()]),
    );
    expect(new Set(responses.map(String))).toEqual(new Set(['202,{}']));
    const getHeaderNames = (answer: Response) => [...answer.headers.keys()].toSorted();
    for (const answer of answers) expect(getHeaderNames(answer)).toEqual(getHeaderNames(known));
    await untilDone();
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([email]);
  });

  it('stores no personal data in its job', async () => {
    const { email, number } = await anOrder();

    await lookUp(number, email);

    const jobs = await server.app
      .get(DataSource)
      .query<{ data: unknown }[]>("SELECT data FROM jobs.job WHERE name = 'look-up-order'");
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });

  it('sends at most five emails an hour to one address without reporting the limit', async () => {
    const { email, number } = await anOrder();

    const answers = [];
    for (let count = 0; count < 9; count += 1) answers.push(await lookUp(number, email));

    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(202));
    await untilDone();
    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(5);
  });

  it('returns 429 to a network that looks up too often', async () => {
    const visitor = aVisitor();
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push(await lookUp('PN-000001', 'ada@example.org', visitor));

    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(202), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    [{ number: '', email: 'ada@example.org' }, 'number'],
    [{ number: 'PN-000001', email: 'ada' }, 'email'],
  ])('rejects %o and names the field', async (body, field) => {
    const answer = await post(server, '/api/order-lookup/', body, aVisitor());

    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
