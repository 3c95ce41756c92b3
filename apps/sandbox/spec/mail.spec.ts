import { createTransport } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aSandbox, controlling } from './sandbox-under-test.ts';

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

async function aMailServer() {
  const { addresses } = await aSandbox();
  const { hostname: host, port } = new URL(addresses.smtp);
  const transport = createTransport({ host, port: Number(port), secure: false });
  onTestFinished(() => transport.close());
  const mail = () => controlling<Mail[]>(addresses.http, 'GET', 'mail');
  const fault = (more: object) => controlling(addresses.http, 'POST', 'faults', { service: 'smtp', ...more });
  return { addresses, transport, mail, fault };
}

describe('SMTP server', () => {
  it('stores received messages', async () => {
    const { transport, mail } = await aMailServer();

    await transport.sendMail(RECEIPT);

    const [saved] = await mail();
    expect(saved).toMatchObject({
      from: 'Paniscus <hello@paniscus.example>',
      to: 'ada@example.org',
      subject: 'Thank you for your gift · ü',
      text: expect.stringContaining('Dear Ada, thank you.'),
      html: expect.stringContaining('<p>Dear Ada'),
      messageId: '<donation-17-receipt@paniscus.example>',
      headers: expect.objectContaining({ 'x-donation': '17' }),
    });
  });

  it('returns 421 while it is down and accepts messages afterwards', async () => {
    const { transport, mail, fault } = await aMailServer();
    await fault({ mode: 'down', times: 1 });

    await expect(transport.sendMail(RECEIPT)).rejects.toMatchObject({ responseCode: 421 });
    await transport.sendMail(RECEIPT);

    expect(await mail()).toHaveLength(1);
  });

  it.each([
    [{ mode: 'error' }, 451],
    [{ mode: 'error', status: 550, match: 'ada@' }, 550],
  ])('rejects a message under the fault %o', async (given, responseCode) => {
    const { transport, mail, fault } = await aMailServer();
    await fault(given);

    await expect(transport.sendMail(RECEIPT)).rejects.toMatchObject({ responseCode });

    expect(await mail()).toEqual([]);
  });

  it('delays its response under the slow fault', async () => {
    const { transport, mail, fault } = await aMailServer();
    await fault({ mode: 'slow', delay_ms: 300 });

    const asked = Date.now();
    await transport.sendMail(RECEIPT);

    expect(Date.now() - asked).toBeGreaterThanOrEqual(300);
    expect(await mail()).toHaveLength(1);
  });
});

describe('mailbox page', () => {
  it('lists messages and shows the HTML of one in a frame without scripts', async () => {
    const { addresses, transport } = await aMailServer();
    await transport.sendMail(RECEIPT);

    const list = await (await fetch(addresses.mailbox)).text();
    const path = /href="(\/mail\/[^"]+)"/.exec(list)?.[1] ?? '';
    const message = await fetch(`${addresses.mailbox}${path}`);
    const text = await message.text();

    expect(list).toContain('Thank you for your gift');
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="');
    expect(text).not.toContain('<script>');
    expect(message.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('shows an empty mailbox and returns 404 for an unknown message', async () => {
    const { addresses } = await aMailServer();

    const list = await fetch(addresses.mailbox);
    const unknown = await fetch(`${addresses.mailbox}/mail/nothing`);

    expect(await list.text()).toContain('No mail has arrived yet.');
    expect(unknown.status).toBe(404);
  });
});
