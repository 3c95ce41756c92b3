import {
  ASYNC_TIMEOUT_MS,
  buildDonationRequest,
  holdReplies,
  payDonation,
  requestDonationEmail,
  startTestApp,
  startTestSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import type { HeldConnection, TestApp, TestSandbox } from '@paniscus/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Ends the contents of an email (RFC 5321, 4.1.1.4). */
const END_OF_EMAIL = '\r\n.\r\n';

let sandbox: TestSandbox;
let mailServer: HeldConnection;
let server: TestApp;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  mailServer = await holdReplies(sandbox.environment.SMTP_URL ?? '', END_OF_EMAIL);
  const environment = { ...sandbox.environment, ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' };
  server = await startTestApp({ ...environment, SMTP_URL: mailServer.url }, { emailDelivery: 100 });
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
  await sandbox.stop();
});

it('returns 503 while the mail server is slow to accept the receipt, and sends it once', async () => {
  const request = buildDonationRequest();
  const { intentId } = await payDonation(server, sandbox, request);

  const first = await requestDonationEmail(server, intentId, request);
  await mailServer.held;
  const second = await requestDonationEmail(server, intentId, request);
  mailServer.release();

  expect([first.status, second.status]).toEqual([503, 503]);
  await vi.waitFor(
    async () => expect((await requestDonationEmail(server, intentId, request)).status).toBe(200),
    ASYNC_TIMEOUT_MS,
  );
  await waitUntilIdle(server, sandbox);
  const recipients = (await sandbox.mail()).map(({ to }) => to);
  expect(recipients.filter((recipient) => recipient === request.email)).toHaveLength(1);
});
