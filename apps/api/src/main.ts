import { createApp } from './create-app.ts';
import { SettingsError } from './config/settings-reader.ts';
import { readSettings } from './config/settings.ts';
import { DataDirLockedError } from './database/embedded/data-dir-lock.ts';

/** Starts the server and stops it cleanly on a signal. What cannot start says why in one line and exits with 1. */
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
  // After an error that nobody caught nothing is certain any more: say it, and let the starter begin afresh.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error, event: 'uncaught' }, 'uncaught error');
    process.exit(1);
  });

  await app.listen(settings.port, settings.host);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DataDirLockedError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
