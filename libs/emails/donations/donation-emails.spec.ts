import { describe, expect, it } from 'vitest';
import { donorPortalLinkEmail } from './DonorPortalLinkEmail.tsx';
import { tributeCardEmail } from './TributeCardEmail.tsx';

const buildCard = (change: object = {}) =>
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
  it('is sent to the recipient that the donor named, with replies to the organization', async () => {
    const { to, replyTo, subject } = await buildCard();

    expect(to).toEqual({ name: 'Samuel Okafor', address: 'samuel@example.org' });
    expect(replyTo).toBe('info@paniscus.example');
    expect(subject).toBe('A gift in memory of Grace Okafor');
  });

  it.each(['html', 'text'] as const)('names the donor, the honoree and its origin in %s', async (version) => {
    const { [version]: rendered } = await buildCard();

    expect(rendered).toContain('Ada Lovelace made a gift to Paniscus in memory of Grace Okafor');
    expect(rendered).toContain('She taught us to listen.');
    expect(rendered).toContain('Ada Lovelace asked Paniscus Initiative, Inc. to send you this card');
    expect(rendered).not.toContain('$');
  });

  it('never names a donor who gives anonymously', async () => {
    const { html, text } = await buildCard({ donorName: undefined });

    for (const version of [html, text]) {
      expect(version).toContain('Someone who prefers to stay anonymous made a gift to Paniscus');
      expect(version).toContain('A message from the donor:');
      expect(version).toContain('The donor asked Paniscus Initiative, Inc. to send you this card');
      expect(version).not.toMatch(/Ada|Lovelace|undefined/);
    }
  });

  it('contains no links for any input', async () => {
    const typed = 'Claim at https://evil.example/pay or www.evil.example, write to mallory@evil.example';
    const { html, text } = await buildCard({
      message: typed,
      donorName: 'evil.example',
      name: 'http://evil.example',
    });

    expect(html).not.toMatch(/<a\b/);
    const body = html.slice(html.indexOf('<body'));
    for (const version of [body, text])
      expect(version).not.toMatch(/https?:\/\/|www\.\w|evil\.example|mallory@evil/);
    expect(text.replaceAll('\u200b', '')).toContain(typed);
  });

  it('escapes markup', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { html } = await buildCard({ message: markup, name: markup, cardName: markup, donorName: markup });

    expect(html).not.toContain('<img');
    expect(html.split('&lt;img').length - 1).toBeGreaterThanOrEqual(4);
  });

  it('has one line per header for any input', async () => {
    const { subject, to } = await buildCard({
      name: 'Grace\r\nBcc: all@example.org',
      cardName: 'Sam\u0085uel\u202e',
    });

    expect(subject).toBe('A gift in memory of Grace Bcc: all@example.org');
    expect(to.name).toBe('Sam uel');
  });

  it('has no quotation when the message is empty', async () => {
    const { text } = await buildCard({ message: ' \n' });

    expect(text).not.toContain('A message from');
  });
});

describe('donor portal link email', () => {
  const link = {
    name: 'Ada',
    email: 'ada@example.org',
    donorPortalUrl: 'https://paniscus.example/giving/abc',
  };

  it.each([
    [false, 'Your link to your gifts', 'was requested on our site'],
    [true, 'Your new link to your gifts', 'The old link no longer works'],
  ])('states why it was sent (renewed: %s)', async (isRenewed, subject, reason) => {
    const emailMessage = await donorPortalLinkEmail({ ...link, isRenewed });

    expect(emailMessage.subject).toBe(subject);
    for (const version of [emailMessage.html, emailMessage.text]) {
      expect(version).toContain(reason);
      expect(version).toContain('https://paniscus.example/giving/abc');
    }
  });
});
