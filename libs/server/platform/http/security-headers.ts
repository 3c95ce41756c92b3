import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';

/** Content security policy of responses that are not pages; pages set their own. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Default headers of every response; a route may override them. */
export function buildSecurityHeaders(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(self), geolocation=(), payment=(self "https://js.stripe.com")',
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
