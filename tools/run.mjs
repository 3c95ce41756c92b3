// node tools/run.mjs NAME [args]: installs missing packages, then runs tools/NAME.ts on the pinned Node.js. Must run on
// Node 20 without packages.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled, pinnedNode } from '#tools/system/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);
const startedAt = String(Date.now());

if (!isInstalled(root)) {
  console.error('Installing packages from package-lock.json (once; this can take several minutes).');
  install(root);
}

// Node.js keeps compiled code for the next start; a developer may have chosen another folder.
const { NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled') } = process.env;

const child = spawn(pinnedNode(root), [join(root, 'tools', `${name}.ts`), ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE, PANISCUS_STARTED_AT: startedAt },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));

// npm exits on SIGTERM without forwarding it, so a change of the parent process is detected instead.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
}

child.on('error', (error) => {
  console.error(`The pinned Node.js failed to start (${error.message}). Delete node_modules and try again.`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
