import { AsyncLocalStorage } from 'node:async_hooks';
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
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DonorLinksService } from '../../donor-links/donor-links.service.ts';
import { DonorPortalLinksService } from './portal-links.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });

beforeEach(() => sandbox.reset());

const readStatus = async (token: string) => (await fetch(`${server.url}/api/giving/${token}/`)).status;
const findEmails = async (email: string, subject: string) =>
  (await sandbox.mail()).filter((mail) => mail.to === email && mail.subject === subject);
const findToken = (text: string | undefined) => /\/giving\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

describe('recovering the donor portal link', () => {
  const requestLink = (email: unknown, visitor = createVisitor()) =>
    post(server, '/api/giving-link/', { email }, visitor);
  const findLinkEmails = (email: string) => findEmails(email, 'Your link to your gifts');

  const recordStatements = async (email: string) => {
    const { driver } = server.app.get(DataSource);
    const requestStorage = new AsyncLocalStorage<string[]>();
    const createQueryRunner = driver.createQueryRunner.bind(driver);
    vi.spyOn(driver, 'createQueryRunner').mockImplementation((mode) => {
      const runner = createQueryRunner(mode);
      const query = runner.query.bind(runner);
      vi.spyOn(runner, 'query').mockImplementation((statement, ...rest) => {
        requestStorage.getStore()?.push(statement);
        return query(statement, ...rest);
      });
      return runner;
    });
    const statements: string[] = [];
    await requestStorage.run(statements, () =>
      server.app.get(DonorPortalLinksService).requestLink({ email }, 'a network'),
    );
    vi.restoreAllMocks();
    return statements;
  };

  it('emails it, ignoring the case of the email address', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);

    const response = await requestLink(email.toUpperCase());

    expect(response.status).toBe(202);
    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(1);
    const [mail] = await findLinkEmails(email);
    expect(findToken(mail?.text)).toBe(donorPortalToken);
    expect(mail?.html).toContain(`/giving/${donorPortalToken}`);
  });

  it('creates a link for donors from before such links existed', async () => {
    const { email } = await completeDonation(server, sandbox);
    await server.app.get(DataSource).query('DELETE FROM donor_links WHERE email = $1', [email]);

    await requestLink(email);

    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(1);
    expect(await readStatus(findToken((await findLinkEmails(email))[0]?.text))).toBe(200);
  });

  it('returns the same response for an unknown email and sends nothing', async () => {
    const { email } = await completeDonation(server, sandbox);
    const unpaid = buildDonationRequest();
    await startDonation(server, unpaid);
    await waitUntilIdle(server, sandbox);
    await sandbox.reset();

    const attempts = [
      await requestLink('nobody@example.org'),
      await requestLink(unpaid.email),
      await requestLink(email),
    ];

    const responses = await Promise.all(
      attempts.map(async (response) => [response.status, await response.text()]),
    );
    expect(new Set(responses.map(String))).toEqual(new Set(['202,{}']));
    const getHeaderNames = (response: Response | undefined) =>
      [...(response?.headers.keys() ?? [])].toSorted();
    for (const response of attempts) expect(getHeaderNames(response)).toEqual(getHeaderNames(attempts[0]));
    await waitUntilIdle(server, sandbox);
    expect((await sandbox.mail()).map(({ to }) => to)).toEqual([email]);
  });

  it('runs the same statements for an unknown email, so that response times reveal nothing', async () => {
    const { email } = await completeDonation(server, sandbox);

    const known = await recordStatements(email);
    const unknown = await recordStatements('nobody@example.org');

    expect(known).toContain('COMMIT');
    expect(unknown).toEqual(known);
  });

  it('stores no personal data in its job', async () => {
    const { email } = await completeDonation(server, sandbox);

    await requestLink(email);

    const jobs = await server.app
      .get(DataSource)
      .query<{ data: unknown }[]>("SELECT data FROM jobs.job WHERE name = 'send-giving-link'");
    expect(jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });

  it('sends at most three emails per hour and email address, with the same response', async () => {
    const { email } = await completeDonation(server, sandbox);

    const responses = [];
    for (let count = 0; count < 6; count += 1) responses.push(await requestLink(email));

    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(202));
    await waitUntilIdle(server, sandbox);
    expect(await findLinkEmails(email)).toHaveLength(3);
  });

  it('returns 429 after too many requests from one network', async () => {
    const visitor = createVisitor();
    const responses = [];
    for (let count = 0; count < 21; count += 1) responses.push(await requestLink('ada@example.org', visitor));

    expect(responses.map(({ status }) => status)).toEqual([...Array(20).fill(202), 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each(['', 'ada', 'ada@example.org\r\nBcc: all@example.org', 'a@b.org,c@d.org', null, ['a@b.org']])(
    'rejects %j and names the field',
    async (email) => {
      const response = await requestLink(email);

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: { email: expect.any(String) } });
    },
  );
});

describe('revoking a donor portal link', () => {
  const revoke = (token: string) => fetch(`${server.url}/api/giving/${token}/revoke/`, { method: 'POST' });
  const findRenewalEmails = (email: string) => findEmails(email, 'Your new link to your gifts');
  const getToken = (email: string) =>
    server.app.get(DonorLinksService).getToken(server.app.get(DataSource).manager, email);

  it('invalidates the old link at once and sends the new one by email only', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);

    const response = await revoke(donorPortalToken);
    const status = await readStatus(donorPortalToken);

    expect([response.status, await response.text(), status]).toEqual([202, '{}', 404]);
    await waitUntilIdle(server, sandbox);
    expect(await findRenewalEmails(email)).toHaveLength(1);
    const renewed = findToken((await findRenewalEmails(email))[0]?.text);
    expect(renewed).not.toBe(donorPortalToken);
    expect(await readStatus(renewed)).toBe(200);
  });

  it('happens once for concurrent requests', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);

    const responses = await Promise.all(Array.from({ length: 6 }, () => revoke(donorPortalToken)));

    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 404, 404, 404, 404, 404]);
    await waitUntilIdle(server, sandbox);
    expect(await findRenewalEmails(email)).toHaveLength(1);
  });

  it('leaves the link valid when no email with a new one could be sent', async () => {
    const { email } = await completeDonation(server, sandbox);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await revoke(await getToken(email))).status);

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await waitUntilIdle(server, sandbox);
    expect(findToken((await findRenewalEmails(email)).at(-1)?.text)).toBe(await getToken(email));
  });

  it('leaves receipt links valid', async () => {
    const { donorPortalToken, receiptToken } = await completeDonation(server, sandbox);

    await revoke(donorPortalToken);

    expect((await fetch(`${server.url}/api/receipt/${receiptToken}/`)).status).toBe(200);
  });

  it('puts the new link into later emails', async () => {
    const { email, donorPortalToken } = await completeDonation(server, sandbox);
    await revoke(donorPortalToken);

    const { donorPortalToken: renewed } = await completeDonation(server, sandbox, { email });

    const receipts = (await sandbox.mail()).filter(({ subject }) => subject.startsWith('Thank you'));
    expect(renewed).not.toBe(donorPortalToken);
    expect(receipts.map(({ text }) => findToken(text))).toEqual([donorPortalToken, renewed]);
  });
});
