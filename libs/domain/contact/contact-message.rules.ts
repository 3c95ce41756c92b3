import type { ContactForm } from './contact.schema.ts';

export type ContactMessage = { to: string; subject: string; body: string };

/** Length in characters that all common mail clients accept in a link; some truncate longer ones silently. */
export const MAILTO_MAX = 1900;

export function buildEmail(form: ContactForm, to: string): ContactMessage {
  const message = form['your-message'].trim();
  const signature = `${form['your-name'].trim()}\n${form['your-email'].trim()}`;
  return {
    to,
    subject: form['your-subject'].trim(),
    body: message === '' ? signature : `${message}\n\n${signature}`,
  };
}

/** Encodes a mailto parameter (RFC 6068): line breaks as CRLF, and everything escaped that could end the value. */
function encode(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Builds the mailto URL. `isWhole` is false when the body was omitted because the URL exceeds `MAILTO_MAX`. */
export function buildMailto({ to, subject, body }: ContactMessage): { href: string; isWhole: boolean } {
  const address = `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}`;
  const whole = `${address}&body=${encode(body)}`;
  return whole.length <= MAILTO_MAX ? { href: whole, isWhole: true } : { href: address, isWhole: false };
}
