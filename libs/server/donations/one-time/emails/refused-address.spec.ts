import type { AddressInfo } from 'node:net';
import type { StaffDonation } from '@paniscus/domain/donation';
import {
  buildDonationRequest,
  openDonationsAdmin,
  payDonation,
  postDonation,
  requestDonationEmail,
  startServerWithSandbox,
  startTestApp,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { SMTPServer } from 'smtp-server';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';

const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const admin = await openDonationsAdmin(server);

const findAddresses = async () => (await sandbox.mail()).map(({ to }) => to);

describe('an address that the mail server refuses for good', () => {
  it('is tried once, shown to staff, corrected, and then gets the receipt', async () => {
    const request = buildDonationRequest();
    const corrected = buildDonationRequest().email;
    await sandbox.injectFault({ service: 'smtp', mode: 'error', match: request.email, status: 550 });
    const { intentId } = await payDonation(server, sandbox, request);

    const response = await requestDonationEmail(server, intentId, request);
    await waitUntilIdle(server, sandbox);

    expect(response.status).toBe(422);
    const [{ id = 0, attempts = 0 } = {}] = await server.app
      .get(DataSource)
      .query<{ id: number; attempts: number }[]>(
        `SELECT d.id, m.attempts FROM donations d JOIN mails m ON m.subject_id = d.id WHERE d.email = $1`,
        [request.email],
      );
    expect(attempts).toBe(1);
    const shown = await admin.donation(id);
    expect(shown).toMatchObject({ has_attention: true, refused_emails: [request.email] });
    expect(shown.attention).toContain(`The mail server refused ${request.email}`);

    const body = { refused_email: request.email, email: corrected };
    const after = (await (await admin.post(`donations/${id}/correct-email/`, body)).json()) as StaffDonation;
    await waitUntilIdle(server, sandbox);

    expect(after).toMatchObject({ email: corrected, attention: null, refused_emails: [] });
    expect(await findAddresses()).toEqual([corrected]);
    expect((await admin.post(`donations/${id}/correct-email/`, body)).status).toBe(409);
  });

  it('is told from a refusal for now, after which the receipt is sent later', async () => {
    const request = buildDonationRequest();
    await sandbox.injectFault({ service: 'smtp', mode: 'error', match: request.email, status: 451 });
    const { intentId } = await payDonation(server, sandbox, request);

    const response = await requestDonationEmail(server, intentId, request);
    await sandbox.clearFaults();
    await waitUntilIdle(server, sandbox);

    expect(response.status).toBe(503);
    expect(await findAddresses()).toContain(request.email);
  });
});

it('an address in another script is refused at the form when the mail server does not support it', async () => {
  const mailServer = new SMTPServer({
    hideSMTPUTF8: true,
    hideSTARTTLS: true,
    authOptional: true,
    closeTimeout: 100,
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const other = await startTestApp({
    ...sandbox.environment,
    ...TRUST_LOCAL_PROXY,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });

  const refused = await postDonation(other, buildDonationRequest({ email: 'jürgen@example.org' }));
  const accepted = await postDonation(server, buildDonationRequest({ email: 'jürgen@example.org' }));

  await other.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { email: expect.stringMatching(/^We cannot send email to this address/) },
  });
  expect(accepted.status).toBe(200);
});
