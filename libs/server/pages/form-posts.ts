import { matchRoute } from '@paniscus/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCapabilityUrl } from './page-cache-key.ts';

/** Forms that work without JavaScript have a few short fields. */
const FORM_MAX_BYTES = 8000;

/** Accepts form-encoded bodies on the routes of this Fastify scope. */
export function parseForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/**
 * Whether the form may come from its sender: from a page of this site, or from anywhere to a capability URL, which only its
 * owner knows. A mail client posts to the latter to unsubscribe (RFC 8058).
 */
export function isAllowedSender(request: FastifyRequest, publicUrl: string): boolean {
  const route = matchRoute(request.url.split('?', 1)[0] ?? '');
  return (route !== undefined && isCapabilityUrl(route.name)) || isSentByOwnPage(request, publicUrl);
}

/**
 * Whether the browser states that the form was sent by a page of this site. Browsers send `Sec-Fetch-Site` on HTTPS, and
 * `Origin` with every form that is posted. Prevents cross-site request forgery (CSRF).
 */
function isSentByOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { host, origin = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin).host;
  return sender === host || sender === new URL(publicUrl).host;
}
