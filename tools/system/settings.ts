import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Environment } from './child-process.ts';
import { ROOT } from './root.ts';

/** Settings that the tools use; the server validates all settings. */
export interface Settings {
  siteUrl: string;
  /** URL of the server on this machine. */
  localUrl: string;
  hasSandbox: boolean;
  sandboxUrl: string;
  mailboxUrl: string;
  dataDir: string;
}

/** Loads .env; variables that are already set take precedence. */
export function loadEnvFile(): void {
  const path = join(ROOT, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Replaces wildcard hosts with the loopback address. */
function toReachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function isSandboxOn(environment: Environment): boolean {
  const value = environment['SANDBOX']?.toLowerCase();
  if (value === undefined || value === '') return environment['NODE_ENV'] !== 'production';
  return !['0', 'false', 'off', 'no'].includes(value);
}

/** Throws an error that names the variable. The server and the sandbox validate all others themselves. */
function readPort(environment: Environment, name: string, fallback: number, maximum: number): number {
  const value = environment[name]?.trim() || String(fallback);
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= maximum) return port;
  throw new Error(`${name} must be an integer from 0 to ${maximum}, not "${value}".`);
}

export function readSettings(environment: Environment): Settings {
  const port = readPort(environment, 'PORT', 3000, 65_535);
  const sandboxPort = readPort(environment, 'SANDBOX_PORT', 4010, 65_533);
  return {
    siteUrl: environment['PUBLIC_URL'] || `http://localhost:${port}`,
    localUrl: `http://${toReachableHost(environment['HOST'] || '127.0.0.1')}:${port}`,
    hasSandbox: isSandboxOn(environment),
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    mailboxUrl: `http://127.0.0.1:${sandboxPort + 2}`,
    dataDir: resolve(ROOT, environment['DATA_DIR'] || '.data'),
  };
}

/** For commands: prints what is wrong in one line and exits. */
export function readSettingsOrExit(environment: Environment): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolvePromise) => {
    const server = createServer();
    server.once('error', () => resolvePromise(false));
    server.listen(port, host, () => server.close(() => resolvePromise(true)));
  });
}

/** Whether the address is free; otherwise another process would respond in place of the server. */
export function isServerAddressFree({ localUrl }: Settings): Promise<boolean> {
  if (!URL.canParse(localUrl)) throw new Error('HOST must be an IP address or a host name.');
  const { hostname, port } = new URL(localUrl);
  return isPortFree(Number(port || 80), hostname.replace(/^\[|\]$/g, ''));
}

/** First of `count` consecutive free ports; the sandbox needs three. */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = randomInt(20_000, 32_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const results = await Promise.all(ports.map((port) => isPortFree(port)));
    if (results.every(Boolean)) return first;
  }
  throw new Error('No free ports between 20000 and 32000.');
}
