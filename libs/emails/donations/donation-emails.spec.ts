import { describe, expect, it } from 'vitest';
import { donorPortalLinkEmail } from './DonorPortalLinkEmail.tsx';
import { tributeCardEmail } from './TributeCardEmail.tsx';

const aCard = (change: object = {}) =>
  tributeCardEmail({
    kind: 'memory',
    name: 'Grace Okafor',
    donorName: 'Ada Lovelace',
    cardName: 'Samuel Okafor',
    cardEmail: 'samuel@example.org',
    message: 'She taught us to listen.\nWe think of you.',
    ...change,
  });

describe('tribute card email', () => {
  it('is sent to the recipient the donor named, with replies to the organization', async () => {
    const { to, replyTo, subject } = await aCard();

    expect(to).toEqual({ name: 'Samuel Okafor', address: 'samuel@example.org' });
    expect(replyTo).toBe('info@paniscus.example');
    expect(subject).toBe('A gift in memory of Grace Okafor');
  });

  it.each(['html', 'text'] as const)(
    'states in its %s the donor, the honoree and its origin',
    async (form) => {
      const { [form]: rendered } = await aCard();

      expect(rendered).toContain('Ada Lovelace has made a gift to Paniscus in memory of Grace Okafor');
      expect(rendered).toContain('She taught us to listen.');
      expect(rendered).toContain('sent by Paniscus Initiative, Inc. at the wish of Ada Lovelace');
      expect(rendered).not.toContain('$');
    },
  );

  it('contains no links for any input', async () => {
    const typed = 'Claim at https://evil.example/pay or www.evil.example, write to mallory@evil.example';
    const { html, text } = await aCard({
      message: typed,
      donorName: 'evil.example',
      name: 'http://evil.example',
    });

    expect(html).not.toMatch(/<a\b/);
    const body = html.slice(html.indexOf('<body'));
    for (const form of [body, text])
      expect(form).not.toMatch(/https?:\/\/|www\.\w|evil\.example|mallory@evil/);
    expect(text.replaceAll('\u200b', '')).toContain(typed);
  });

  it('escapes markup', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { html } = await aCard({ message: markup, name: markup, cardName: markup, donorName: markup });

    expect(html).not.toContain('<img');
    expect(html.split('&lt;img').length - 1).toBeGreaterThanOrEqual(4);
  });

  it('has one line per header for any input', async () => {
    const { subject, to } = await aCard({
      name: 'Grace\r\nBcc: all@example.org',
      cardName: 'Sam\u0085uel\u202e',
    });

    expect(subject).toBe('A gift in memory of Grace Bcc: all@example.org');
    expect(to.name).toBe('Sam uel');
  });

  it('has no quotation when the message is empty', async () => {
    const { text } = await aCard({ message: ' \n' });

    expect(text).not.toContain('writes to you');
  });
});

describe('donor portal link email', () => {
  const link = {
    name: 'Ada',
    email: 'ada@example.org',
    donorPortalUrl: 'https://paniscus.example/giving/abc',
  };

  it.each([
    [false, 'The link to your gifts', 'was asked for on our site'],
    [true, 'The new link to your gifts', 'The old one leads nowhere any more'],
  ])('states why it was sent (renewed: %s)', async (isRenewed, subject, reason) => {
    const emailMessage = await donorPortalLinkEmail({ ...link, isRenewed });

    expect(emailMessage.subject).toBe(subject);
    for (const form of [emailMessage.html, emailMessage.text]) {
      expect(form).toContain(reason);
      expect(form).toContain('https://paniscus.example/giving/abc');
    }
  });
});
