import { AsyncLocalStorage } from 'node:async_hooks';
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
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { DonorPortalLinksService } from './portal-links.service.ts';

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

const readStatus = async (token: string) => (await fetch(`${server.url}/api/giving/${token}/`)).status;
const readEmailsTo = async (email: string, subject: string) =>
  (await sandbox.mail()).filter((mail) => mail.to === email && mail.subject === subject);
const tokenIn = (text: string | undefined) => /\/giving\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

describe('recovering the donor portal link', () => {
  const ask = (email: unknown, visitor = aVisitor()) => post(server, '/api/giving-link/', { email }, visitor);
  const linksTo = (email: string) => readEmailsTo(email, 'The link to your gifts');

  const statementsFor = async (email: string) => {
    const { driver } = server.app.get(DataSource);
    const asking = new AsyncLocalStorage<string[]>();
    const createQueryRunner = driver.createQueryRunner.bind(driver);
    vi.spyOn(driver, 'createQueryRunner').mockImplementation((mode) => {
      const runner = createQueryRunner(mode);
      const query = runner.query.bind(runner);
      vi.spyOn(runner, 'query').mockImplementation((statement, ...rest) => {
        asking.getStore()?.push(statement);
        return query(statement, ...rest);
      });
      return runner;
    });
    const statements: string[] = [];
    await asking.run(statements, () => server.app.get(DonorPortalLinksService).ask({ email }, 'a network'));
    vi.restoreAllMocks();
    return statements;
  };

  it('emails it, ignoring the case of the address', async () => {
    const { email, donorPortalToken } = await arrivedGift(server, sandbox);

    const answer = await ask(email.toUpperCase());

    expect(answer.status).toBe(202);
    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(1);
    const [mail] = await linksTo(email);
    expect(tokenIn(mail?.text)).toBe(donorPortalToken);
    expect(mail?.html).toContain(`/giving/${donorPortalToken}`);
  });

  it('creates one for donors from before such links existed', async () => {
    const { email } = await arrivedGift(server, sandbox);
    await server.app.get(DataSource).query('DELETE FROM donor_links WHERE email = $1', [email]);

    await ask(email);

    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(1);
    expect(await readStatus(tokenIn((await linksTo(email))[0]?.text))).toBe(200);
  });

  it('returns the same response for an unknown email and sends nothing', async () => {
    const { email } = await arrivedGift(server, sandbox);
    const unpaid = aDonation();
    await begun(server, unpaid);
    await untilIdle(server, sandbox);
    await sandbox.reset();

    const answers = [await ask('nobody@example.org'), await ask(unpaid.email), await ask(email)];

    const responses = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(responses.map(String))).toEqual(new Set(['202,{}']));
    const getHeaderNames = (answer: Response | undefined) => [...(answer?.headers.keys() ?? [])].toSorted();
    for (const answer of answers) expect(getHeaderNames(answer)).toEqual(getHeaderNames(answers[0]));
    await untilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([email]);
  });

  it('runs the same statements for an unknown email, so that response times reveal nothing', async () => {
    const { email } = await arrivedGift(server, sandbox);

    const known = await statementsFor(email);
    const unknown = await statementsFor('nobody@example.org');

    expect(known).toContain('COMMIT');
    expect(unknown).toEqual(known);
  });

  it('stores no personal data in its job', async () => {
    const { email } = await arrivedGift(server, sandbox);

    await ask(email);

    const jobs = await server.app
      .get(DataSource)
      .query<{ data: unknown }[]>("SELECT data FROM jobs.job WHERE name = 'send-giving-link'");
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });

  it('sends at most three emails per hour and address, with the same response', async () => {
    const { email } = await arrivedGift(server, sandbox);

    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await ask(email));

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
    await untilIdle(server, sandbox);
    expect(await linksTo(email)).toHaveLength(3);
  });

  it('returns 429 after too many requests from one network', async () => {
    const visitor = aVisitor();
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await ask('ada@example.org', visitor));

    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(202), 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['', 'ada', 'ada@example.org\r\nBcc: all@example.org', 'a@b.org,c@d.org', null, ['a@b.org']])(
    'rejects %j and names the field',
    async (email) => {
      const answer = await ask(email);

      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: { email: expect.any(String) } });
    },
  );
});

describe('revoking a donor portal link', () => {
  const revoke = (token: string) => fetch(`${server.url}/api/giving/${token}/revoke/`, { method: 'POST' });
  const renewedTo = (email: string) => readEmailsTo(email, 'The new link to your gifts');
  const getToken = (email: string) =>
    server.app.get(DonorLinksService).getToken(server.app.get(DataSource).manager, email);

  it('invalidates the old one at once and sends the new one by email only', async () => {
    const { email, donorPortalToken } = await arrivedGift(server, sandbox);

    const answer = await revoke(donorPortalToken);
    const status = await readStatus(donorPortalToken);

    expect([answer.status, await answer.text(), status]).toEqual([202, '{}', 404]);
    await untilIdle(server, sandbox);
    expect(await renewedTo(email)).toHaveLength(1);
    const renewed = tokenIn((await renewedTo(email))[0]?.text);
    expect(renewed).not.toBe(donorPortalToken);
    expect(await readStatus(renewed)).toBe(200);
  });

  it('happens once, however many requests arrive at the same time', async () => {
    const { email, donorPortalToken } = await arrivedGift(server, sandbox);

    const answers = await Promise.all(Array.from({ length: 6 }, () => revoke(donorPortalToken)));

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 404, 404, 404, 404, 404]);
    await untilIdle(server, sandbox);
    expect(await renewedTo(email)).toHaveLength(1);
  });

  it('leaves it valid when no email with a new one could be sent', async () => {
    const { email } = await arrivedGift(server, sandbox);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await revoke(await getToken(email))).status);

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await untilIdle(server, sandbox);
    expect(tokenIn((await renewedTo(email)).at(-1)?.text)).toBe(await getToken(email));
  });

  it('leaves receipt links valid', async () => {
    const { donorPortalToken, receiptToken } = await arrivedGift(server, sandbox);

    await revoke(donorPortalToken);

    expect((await fetch(`${server.url}/api/receipt/${receiptToken}/`)).status).toBe(200);
  });

  it('puts the new link into later emails', async () => {
    const { email, donorPortalToken } = await arrivedGift(server, sandbox);
    await revoke(donorPortalToken);

    const { donorPortalToken: renewed } = await arrivedGift(server, sandbox, { email });

    const receipts = (await sandbox.mail()).filter(({ subject }) => subject.startsWith('Thank you'));
    expect(renewed).not.toBe(donorPortalToken);
    expect(receipts.map(({ text }) => tokenIn(text))).toEqual([donorPortalToken, renewed]);
  });
});
