import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Environment } from './children.ts';
import { ROOT } from './root.ts';
import type { Settings } from './settings.ts';

export interface StaffAccount {
  username: string;
  password: string;
}

const newAccount = (username: string): StaffAccount => ({
  username,
  password: randomBytes(12).toString('base64url'),
});

function readAccount(path: string): StaffAccount {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as StaffAccount;
  const account = newAccount('staff');
  writeFileSync(path, JSON.stringify(account), { mode: 0o600 });
  return account;
}

/** Tests the credentials by signing in and out; a new database has no accounts. */
async function isKnown(account: StaffAccount, { localUrl }: Settings): Promise<boolean> {
  const post = (path: string, body: unknown) =>
    fetch(`${localUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const response = await post('/api/token/', account);
  if (!response.ok) return false;
  const { refresh } = (await response.json()) as { refresh: string };
  await post('/api/token/revoke/', { refresh });
  return true;
}

async function staff(
  args: string[],
  password: string,
  environment: Environment,
): Promise<string | undefined> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/api/staff.js'), ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(`${password}\n`);
  const [messages] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return child.exitCode === 0 ? undefined : messages;
}

/** Creates the account that `npm start` prints, unless it exists. Only used with the sandbox. */
export async function ensureStaffAccount(
  settings: Settings,
  environment: Environment,
): Promise<StaffAccount> {
  const account = readAccount(join(settings.dataDir, 'sandbox-staff.json'));
  if (await isKnown(account, settings)) return account;
  const { username, password } = account;
  const create = ['create', username, '--byline', 'Sandbox Staff', '--role', 'admin'];
  const refusal = await staff(create, password, environment);
  if (refusal !== undefined && (await staff(['password', username], password, environment)) !== undefined) {
    throw new Error(`The sandbox's staff account could not be made: ${refusal.trim()}`);
  }
  return account;
}

/** Creates an account with post permissions but no access to orders and donations. */
export async function makeEditor(environment: Environment): Promise<StaffAccount> {
  const account = newAccount('editor');
  const create = ['create', account.username, '--byline', 'Sandbox Editor', '--role', 'editor'];
  const refusal = await staff(create, account.password, environment);
  if (refusal !== undefined) throw new Error(`The editor's account could not be made: ${refusal.trim()}`);
  return account;
}
