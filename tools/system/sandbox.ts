import type { ChildProcess } from 'node:child_process';
import { isResponding, waitUntilReady } from './readiness.ts';
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
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`The sandbox rejected the webhook URLs (${response.status}).`);
}

/** Starts a sandbox unless one already responds on the port; that one is left running. */
export async function ensureSandbox(settings: Settings, start: () => ChildProcess): Promise<void> {
  const health = `${settings.sandboxUrl}/__control/health`;
  const isReady = (await isResponding(health)) || (await waitUntilReady(health, start()));
  if (!isReady) {
    throw new Error('The sandbox exited before it was ready; see its output above.');
  }
  await registerWebhooks(settings);
}
