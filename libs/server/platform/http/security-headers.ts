import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** What an answer that is not a page may do in a browser: nothing. Pages bring their own policy. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The headers of every answer; a route that sets one of them itself has the last word. */
export function buildSecurityHeaders(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function setSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (/^\/+api\//i.test(request.url)) void reply.header('cache-control', 'no-store');
  });
}
