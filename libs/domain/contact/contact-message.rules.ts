import type { ContactForm } from './contact.schema.ts';

/** A letter as a mail program would hold it. */
export type ContactMessage = { to: string; subject: string; body: string };

/** In characters: what every common mail program takes over from a link. Some cut longer ones, without a word. */
export const MAILTO_MAX = 1900;

/** The letter of a form: the message, and below it who wrote it and where an answer goes. */
export function buildEmail(form: ContactForm, to: string): ContactMessage {
  const message = form['your-message'].trim();
  const signature = `${form['your-name'].trim()}\n${form['your-email'].trim()}`;
  return {
    to,
    subject: form['your-subject'].trim(),
    body: message === '' ? signature : `${message}\n\n${signature}`,
  };
}

/** One value of a mailto address (RFC 6068): every line end is CR LF, and all that could end the value is escaped. */
function encode(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n');
  return encodeURIComponent(lines).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Where the letter opens in the visitor's own mail program; `isWhole` is false when its body had to stay behind. */
export function buildMailto({ to, subject, body }: ContactMessage): { href: string; isWhole: boolean } {
  const address = `mailto:${encode(to).replace('%40', '@')}?subject=${encode(subject)}`;
  const whole = `${address}&body=${encode(body)}`;
  return whole.length <= MAILTO_MAX ? { href: whole, isWhole: true } : { href: address, isWhole: false };
}
