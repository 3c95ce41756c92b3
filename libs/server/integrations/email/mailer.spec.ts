import { readSettings } from '@paniscus/server/platform';
import { describe, expect, it } from 'vitest';
import { MailerService } from './mailer.service.ts';
import { buildMessageId } from './message-id.ts';

const emailMessage = {
  to: { name: 'Ada Lovelace', address: 'ada@example.org' },
  subject: 'Thank you',
  html: '<p>Thank you</p>',
  text: 'Thank you',
};

describe('email', () => {
  it.each([
    ['a line break in its subject', { subject: 'Thank you\r\nBcc: all@example.org' }],
    ['a line break in a name', { to: { ...emailMessage.to, name: 'Ada\nBcc: all@example.org' } }],
    ['two recipients', { to: { ...emailMessage.to, address: 'ada@example.org, all@example.org' } }],
    ['a recipient in brackets', { to: { ...emailMessage.to, address: '<all@example.org>' } }],
  ])('is rejected with %s', async (_, change) => {
    // Nobody listens on this port, so an email that passed validation would fail with another error.
    const mailer = new MailerService(
      readSettings({ SMTP_URL: 'smtp://127.0.0.1:9', JWT_SECRET: 'x'.repeat(32) }),
    );

    await expect(mailer.send({ ...emailMessage, ...change }, '<id@localhost>')).rejects.toThrow(
      /^An email has/,
    );
  });

  it('has a Message-ID derived from its subject, so that a second copy is the same message', () => {
    expect(
      buildMessageId({ kind: 'donation-receipt', subjectId: 17, serial: 0 }, 'https://paniscus.example/'),
    ).toBe('<donation-17-receipt@paniscus.example>');
  });
});
