import type { ChildProcess } from 'node:child_process';
import { becomesReady, responds } from './health.ts';
import type { Settings } from './settings.ts';

/** Registers the server's webhook endpoints with the sandbox. */
async function registerWebhooks(settings: Settings): Promise<void> {
  const response = await fetch(`${settings.sandboxUrl}/__control/endpoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      stripe: `${settings.localUrl}/api/webhooks/stripe/`,
      printify: `${settings.localUrl}/api/webhooks/printify/`,
    }),
  });
  if (!response.ok) throw new Error(`The sandbox refused our webhook address (${response.status}).`);
}

/** Starts a sandbox unless one already responds on the port; that one is left running. */
export async function ensureSandbox(settings: Settings, start: () => ChildProcess): Promise<void> {
  const health = `${settings.sandboxUrl}/__control/health`;
  const isThere = (await responds(health)) || (await becomesReady(health, start()));
  if (!isThere) {
    throw new Error(`The sandbox ended before it was ready; does something else use ${settings.sandboxUrl}?`);
  }
  await registerWebhooks(settings);
}
