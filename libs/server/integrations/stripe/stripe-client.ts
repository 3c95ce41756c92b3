import type { Settings } from '@paniscus/server/platform';
import Stripe from 'stripe';

export function createStripeClient({ stripe: { secretKey, apiBase }, timeouts }: Settings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: timeouts.stripe,
    maxNetworkRetries: 1,
    telemetry: false,
    ...parseHost(apiBase),
  });
}

function parseHost(base: string | undefined): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (base === undefined) return {};
  const { hostname: host, port, protocol } = new URL(base);
  const isPlain = protocol === 'http:';
  return { host, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}
