import type { RecoveryCodes, TwoStepSetup } from '@paniscus/domain/session';
import { Clock } from '@paniscus/server/platform';
import { TOTP } from 'otpauth';
import { PASSWORD, send, signInAs } from './staff.ts';
import type { TestApp } from './test-app.ts';

export type TwoStepUser = Awaited<ReturnType<typeof createStaffWithTwoStep>>;

/** Creates an account over HTTP whose authenticator app is `generate`. */
export async function createStaffWithTwoStep(server: TestApp, username: string, { isOn = true } = {}) {
  const { access } = await signInAs(server, username);
  const post = (path: string, body: object) =>
    send(server, `/api/account/two-step/${path}/`, body, { access });

  const started = await post('start', { current_password: PASSWORD });
  const { secret, url } = (await started.json()) as TwoStepSetup;
  const generate = (date = server.app.get(Clock).now()) =>
    new TOTP({ secret }).generate({ timestamp: date.getTime() });
  if (!isOn) return { username, access, post, secret, url, generate, recoveryCodes: [] };

  const confirmed = await post('confirm', { code: generate() });
  const { recovery_codes: recoveryCodes } = (await confirmed.json()) as RecoveryCodes;
  return { username, access, post, secret, url, generate, recoveryCodes };
}
