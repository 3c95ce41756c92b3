import type { HttpResponse } from '../http/exchange.ts';
import type { Mailbox } from './mailbox.ts';

type StoredMail = ReturnType<Mailbox['all']>[number];

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; }
a { color: LinkText; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid GrayText; }
li { border-bottom: 1px solid GrayText; }
li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .125rem 1rem; padding: .75rem .25rem; color: CanvasText; text-decoration: none; }
li strong { color: LinkText; text-decoration: underline; flex-basis: 100%; }
li a, h1 { overflow-wrap: anywhere; }
li :is(span, strong) { min-width: 0; }
li a:hover { background: color-mix(in srgb, CanvasText 8%, Canvas); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid GrayText; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; }
`;

/** Links in a message open in a new tab. */
const FRAME_PERMISSIONS = 'allow-popups allow-popups-to-escape-sandbox';
const DATE_FORMAT = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Message HTML uses inline styles and is shown in a frame without scripts. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

export function renderMailboxPage(mailbox: Mailbox, path: string): HttpResponse {
  if (path === '/') return { status: 200, body: renderList(mailbox.all().reverse()), headers: HEADERS };
  const mail = mailbox.get(path.replace(/^\/mail\//, ''));
  if (mail) return { status: 200, body: renderMessage(mail), headers: HEADERS };
  return {
    status: 404,
    body: renderPage('No such message', '<h1>No such message</h1><p><a href="/">Back to the mailbox</a></p>'),
    headers: HEADERS,
  };
}

function renderList(newestFirst: StoredMail[]): string {
  const items = newestFirst.map(
    (
      mail,
    ) => `<li><a href="/mail/${escapeHtml(mail.id)}"><strong>${escapeHtml(mail.subject || 'No subject')}</strong>
<span>To ${escapeHtml(mail.to)}</span>
${renderTime(mail)}</a></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail has arrived yet.</p>';
  return renderPage('Mailbox', `<h1>Mailbox</h1><p><a href="/">Look again</a></p>${list}`);
}

function renderMessage(mail: StoredMail): string {
  const html = mail.html
    ? `<h2>As a web page</h2><iframe title="The message as a web page" sandbox="${FRAME_PERMISSIONS}" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`
    : '';
  const text = mail.text ? `<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>` : '';
  return renderPage(
    mail.subject || 'No subject',
    `<p><a href="/">Back to the mailbox</a></p>
<h1>${escapeHtml(mail.subject || 'No subject')}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>At</dt><dd>${renderTime(mail)}</dd></dl>
${html}${text}`,
  );
}

function renderTime({ at }: StoredMail): string {
  return `<time datetime="${escapeHtml(at)}">${DATE_FORMAT.format(new Date(at))} UTC</time>`;
}

function renderPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
