import { SettingsError, readSettings, DataDirLockedError } from '@paniscus/server/platform';
import { createApp } from './create-app.ts';

/**
 * Starts the server and shuts it down cleanly on a signal. A startup failure is reported in one line and exits with
 * code 1.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  const log = app.getHttpAdapter().getInstance().log;

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  // After an uncaught error the process state is undefined: log it and exit, so the process manager restarts the
  // server.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error, event: 'uncaught' }, 'uncaught error');
    process.exit(1);
  });

  await app.listen(settings.port, settings.host).catch((error: NodeJS.ErrnoException) => {
    const { code = error.message } = error;
    throw new SettingsError(`HOST and PORT: cannot listen on ${settings.host}:${settings.port} (${code}).`);
  });
}

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DataDirLockedError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
