import type { StaffAccount } from './staff-account.ts';
import { prepareFirstStart } from './sample-posts.ts';
import type { Settings } from './settings.ts';
import { EarlyExitError, startSystem } from './system.ts';

const startedAt = Number(process.env['PANISCUS_STARTED_AT'] ?? Date.now());

function formatUrls(
  { siteUrl, mailboxUrl, hasSandbox }: Settings,
  account: StaffAccount | undefined,
): string {
  const lines = [
    `  Site             ${siteUrl}`,
    ...(hasSandbox ? [`  Mailbox          ${mailboxUrl}`] : []),
    `  API description  ${siteUrl}/api/docs`,
    ...(account ? [`  Staff account    ${account.username} / ${account.password} at ${siteUrl}/login`] : []),
  ];
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  return `\nPaniscus is ready (${seconds} s). Press Ctrl-C to stop.\n\n${lines.join('\n')}\n`;
}

/** Runs the built system until a signal or until the server exits; sets the exit code. */
export async function serve(environment = process.env): Promise<void> {
  const system = startSystem(environment);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void system.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    await system.ready;
    const account = system.settings.hasSandbox
      ? await prepareFirstStart(system.settings, environment)
      : undefined;
    console.log(formatUrls(system.settings, account));
    const exitCode = await system.exited;
    if (!isStopping) {
      console.error(`The server exited unexpectedly (exit code ${exitCode}).`);
      process.exitCode = exitCode;
    }
  } catch (error) {
    if (!isStopping) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = error instanceof EarlyExitError ? error.exitCode || 1 : 1;
    }
  } finally {
    await system.stop();
  }
}
