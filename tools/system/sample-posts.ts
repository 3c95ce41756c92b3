import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './child-process.ts';
import type { Settings } from './settings.ts';
import { CREDENTIALS_FILE, ensureStaffAccount } from './staff-account.ts';
import type { StaffAccount } from './staff-account.ts';

/** Creates the account that `npm start` prints and, on the first start, sample posts. Only used with the sandbox. */
export async function prepareFirstStart(settings: Settings, environment: Environment): Promise<StaffAccount> {
  const isFirstStart = !existsSync(join(settings.dataDir, CREDENTIALS_FILE));
  const account = await ensureStaffAccount(settings, environment);
  if (isFirstStart) await addSamplePosts(account, settings);
  return account;
}

/** A site without sample posts works as well, so a failure is only reported. */
export async function addSamplePosts(
  account: StaffAccount,
  { localUrl }: Pick<Settings, 'localUrl'>,
): Promise<void> {
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
  } catch (error) {
    console.error('The sample posts could not be created.', error);
  }
}
