// Local fakes of Stripe, Printify, YouTube and SMTP on loopback, with a database of their own.
import { startSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

try {
  const sandbox = await startSandbox(readSettings(process.env, import.meta.dirname));
  const { http, smtp, mailbox } = sandbox.urls;
  console.log(
    `Sandbox ready: ${http} (payment provider, print shop, videos, control), ${smtp} (mail server), ${mailbox} (mailbox)`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`The sandbox did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
