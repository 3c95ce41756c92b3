// npm run dev: starts everything with hot reload. Pages update in place; the API restarts when its sources change.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, stop } from '#tools/system/child-process.ts';
import { waitUntilReady } from '#tools/system/readiness.ts';
import { ROOT } from '#tools/system/root.ts';
import { ensureSandbox } from '#tools/system/sandbox.ts';
import { loadEnvFile, readSettingsOrExit } from '#tools/system/settings.ts';
import { prepareFirstStart } from '#tools/system/sample-posts.ts';
import { build } from '#tools/workspace/nx.ts';

const DEV_SITE = 'http://localhost:5173';

loadEnvFile();
const settings = readSettingsOrExit(process.env);
const environment = { PUBLIC_URL: DEV_SITE, ...process.env, API_ORIGIN: settings.localUrl };
const children: ChildProcess[] = [];

function startProcess(args: string[], folder = '.'): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: join(ROOT, folder),
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.unshift(child);
  return child;
}

async function stopAll(): Promise<void> {
  await Promise.all(children.map(stop));
  process.exit();
}

async function startAll(): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  if (settings.hasSandbox) {
    await ensureSandbox(settings, () => {
      const sandbox = startServer('dist/sandbox/main.js', environment);
      children.unshift(sandbox);
      return sandbox;
    });
  }
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  startProcess([vite, 'build', '--watch', '--logLevel', 'warn', '--config', 'apps/api/vite.config.ts']);
  const api = startProcess(['--watch', '--watch-preserve-output', 'dist/api/main.js']);
  startProcess([join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'dev'], 'apps/web');
  await waitUntilReady(`${settings.localUrl}/api/health/ready`, api);
  if (!settings.hasSandbox) return;
  const { username, password } = await prepareFirstStart(settings, environment);
  console.log(
    `\n  Site     ${DEV_SITE}\n  Mailbox  ${settings.mailboxUrl}\n  Staff    ${username} / ${password}\n`,
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll());
try {
  await build(['api', 'sandbox'], 'the server and the sandbox');
  await startAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stopAll();
}
