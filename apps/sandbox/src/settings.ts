import { join, resolve } from 'node:path';

export interface Settings {
  /** HTTP of all stand-ins; SMTP on the next port, the mailbox page on the one after. 0: three free ports. */
  port: number;
  /** Where the records lie. */
  dataDir: string;
  stripeSecretKey: string;
  stripePublishableKey: string;
  stripeWebhookSecret: string;
  /** The first target of webhooks; more come through the control interface. */
  stripeWebhookUrl: string;
  /** The built browser script. */
  scriptFile: string;
}

export const HOST = '127.0.0.1';

type Environment = Record<string, string | undefined>;

export function settingsFrom(env: Environment, builtDir: string): Settings {
  return {
    port: portFrom(env),
    dataDir: resolve(join(env.DATA_DIR || '.data', 'sandbox')),
    stripeSecretKey: env.STRIPE_SECRET_KEY || 'sk_test_sandbox',
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY || 'pk_test_sandbox',
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET || 'whsec_sandbox',
    stripeWebhookUrl: webhookUrlFrom(env),
    scriptFile: join(builtDir, 'stripe.js'),
  };
}

function portFrom(env: Environment): number {
  const port = Number(env.SANDBOX_PORT || 4010);
  // Two more ports follow.
  if (!Number.isInteger(port) || port < 0 || port > 65_533) {
    throw new Error(`SANDBOX_PORT must be a whole number from 0 to 65533, not "${env.SANDBOX_PORT}".`);
  }
  return port;
}

function webhookUrlFrom(env: Environment): string {
  const url = env.STRIPE_WEBHOOK_URL || `http://${HOST}:${env.PORT || 3000}/api/webhooks/stripe/`;
  if (!URL.canParse(url)) throw new Error(`STRIPE_WEBHOOK_URL must be an address, not "${url}".`);
  return url;
}
