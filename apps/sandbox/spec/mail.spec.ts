import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { advanceClock, startTestSandbox, callControlApi, HOUR_S, waitFor } from './test-sandbox.ts';

interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  at: string;
}

const RECEIPT = {
  from: 'Paniscus <hello@paniscus.example>',
  to: 'Ada Donor <ada@example.org>',
  subject: 'Thank you for your gift · ü',
  text: 'Dear Ada, thank you.',
  html: '<p>Dear Ada, <script>alert(1)</script>thank you.</p>',
  messageId: '<donation-17-receipt@paniscus.example>',
  headers: { 'X-Donation': '17' },
};

async function startMailServer() {
  const { urls } = await startTestSandbox();
  const { hostname: host, port } = new URL(urls.smtp);
  const transport = createTransport({ host, port: Number(port), secure: false });
  onTestFinished(() => transport.close());
  const listMail = () => callControlApi<Mail[]>(urls.http, 'GET', 'mail');
  const injectFault = (overrides: object) =>
    callControlApi(urls.http, 'POST', 'faults', { service: 'smtp', ...overrides });
  return { urls, transport, listMail, injectFault };
}

describe('SMTP server', () => {
  it('stores received messages', async () => {
    const { transport, listMail } = await startMailServer();

    await transport.sendMail(RECEIPT);

    const [storedMail] = await listMail();
    expect(storedMail).toMatchObject({
      from: 'Paniscus <hello@paniscus.example>',
      to: 'ada@example.org',
      subject: 'Thank you for your gift · ü',
      text: expect.stringContaining('Dear Ada, thank you.'),
      html: expect.stringContaining('<p>Dear Ada'),
      messageId: '<donation-17-receipt@paniscus.example>',
      headers: expect.objectContaining({ 'x-donation': '17' }),
    });
  });

  it('returns 421 while it is down and accepts messages afterward', async () => {
    const { transport, listMail, injectFault } = await startMailServer();
    await injectFault({ mode: 'down', times: 1 });

    await expect(transport.sendMail(RECEIPT)).rejects.toMatchObject({ responseCode: 421 });
    await transport.sendMail(RECEIPT);

    expect(await listMail()).toHaveLength(1);
  });

  it.each([
    [{ mode: 'error' }, 451],
    [{ mode: 'error', status: 550, match: 'ada@' }, 550],
  ])('rejects a message under the fault %o', async (fault, responseCode) => {
    const { transport, listMail, injectFault } = await startMailServer();
    await injectFault(fault);

    await expect(transport.sendMail(RECEIPT)).rejects.toMatchObject({ responseCode });

    expect(await listMail()).toEqual([]);
  });

  it('delays its response under the slow fault', async () => {
    const { urls, transport, listMail, injectFault } = await startMailServer();
    await injectFault({ mode: 'slow', delay_ms: HOUR_S * 1000 });
    const steps: string[] = [];

    const sending = transport.sendMail(RECEIPT).then(() => steps.push('accepted'));
    await waitFor(async () => expect(await listMail()).toHaveLength(1));
    await advanceClock(urls.http, HOUR_S - 1);
    steps.push('waited');
    await advanceClock(urls.http, 1);
    await sending;

    expect(steps).toEqual(['waited', 'accepted']);
    expect(await listMail()).toHaveLength(1);
  });
});

describe('mailbox page', () => {
  it('lists messages and shows the HTML of one in a frame without scripts', async () => {
    const { urls, transport } = await startMailServer();
    await transport.sendMail(RECEIPT);

    const list = await (await fetch(urls.mailbox)).text();
    const path = /href="(\/mail\/[^"]+)"/.exec(list)?.[1] ?? '';
    const message = await fetch(`${urls.mailbox}${path}`);
    const text = await message.text();

    expect(list).toContain('Thank you for your gift');
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="');
    expect(text).not.toContain('<script>');
    expect(message.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows an empty mailbox and returns 404 for an unknown message', async () => {
    const { urls } = await startMailServer();

    const list = await fetch(urls.mailbox);
    const unknown = await fetch(`${urls.mailbox}/mail/nothing`);

    expect(await list.text()).toContain('No mail has arrived yet.');
    expect(unknown.status).toBe(404);
  });
});
