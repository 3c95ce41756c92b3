import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './child-process.ts';
import type { Settings } from './settings.ts';
import { CREDENTIALS_FILE, ensureStaffAccount } from './staff-account.ts';
import type { StaffAccount } from './staff-account.ts';

/** In the data folder from the first start until the sample posts exist. */
const PENDING_FILE = 'sample-posts-pending';

/**
 * Creates the account that `npm start` prints and, on the first start, sample posts; if that is interrupted, on the next
 * one. Only used with the sandbox.
 */
export async function prepareFirstStart(settings: Settings, environment: Environment): Promise<StaffAccount> {
  const pendingFile = join(settings.dataDir, PENDING_FILE);
  if (!existsSync(join(settings.dataDir, CREDENTIALS_FILE))) writeFileSync(pendingFile, '');
  const account = await ensureStaffAccount(settings, environment);
  if (existsSync(pendingFile) && (await addSamplePosts(account, settings))) rmSync(pendingFile);
  return account;
}

/** Whether the sample posts exist now. A site without them works as well, so a failure is only reported. */
export async function addSamplePosts(
  account: StaffAccount,
  { localUrl }: Pick<Settings, 'localUrl'>,
): Promise<boolean> {
  const post = async (path: string, body: unknown, access?: string): Promise<Response> => {
    const response = await fetch(`${localUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response;
  };
  try {
    const pair = await (await post('/api/token/', account)).json();
    const { access, refresh } = pair as Record<'access' | 'refresh', string>;
    await post('/api/sample-posts/', {}, access);
    await post('/api/token/revoke/', { refresh });
    return true;
  } catch (error) {
    console.error('The sample posts could not be created.', error);
    return false;
  }
}
