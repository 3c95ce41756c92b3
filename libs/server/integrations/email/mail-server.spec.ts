import type { AddressInfo } from 'node:net';
import { readSettings } from '@paniscus/server/platform';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailerService } from './mailer.service.ts';

let stop = async () => {};
afterEach(() => stop());

/** A mail server that accepts nothing, and its mailer. */
async function startMailer(options: { hideSMTPUTF8: boolean }): Promise<MailerService> {
  const server = new SMTPServer({ ...options, authOptional: true, hideSTARTTLS: true, closeTimeout: 100 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(port);
  stop = async () => {
    mailer.onModuleDestroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return mailer;
}

const createMailer = (port: number) =>
  new MailerService(readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, JWT_SECRET: 'x'.repeat(32) }));

describe('a mail server', () => {
  it.each([
    ['says that it accepts addresses in other scripts', { hideSMTPUTF8: false }, true],
    ['does not say that it accepts addresses in other scripts', { hideSMTPUTF8: true }, false],
  ])('that %s', async (_case, options, isSupported) => {
    const mailer = await startMailer(options);

    expect(await mailer.supportsUtf8()).toBe(isSupported);
    expect(await mailer.supportsUtf8()).toBe(isSupported);
  });

  it('that cannot be reached might accept them', async () => {
    // Nobody listens on this port.
    expect(await createMailer(9).supportsUtf8()).toBe(true);
  });
});
