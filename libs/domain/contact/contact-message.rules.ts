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
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Builds the mailto URL. `hasBody` is false when the body was omitted because the URL exceeds `MAILTO_MAX`. */
export function buildMailto({ to, subject, body }: ContactMessage): { href: string; hasBody: boolean } {
  const urlWithoutBody = `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}`;
  const url = `${urlWithoutBody}&body=${encode(body)}`;
  return url.length <= MAILTO_MAX ? { href: url, hasBody: true } : { href: urlWithoutBody, hasBody: false };
}
