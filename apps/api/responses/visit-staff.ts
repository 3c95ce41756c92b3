import {
  recoveryCodesResponse,
  savedFilterResponse,
  staffMemberResponse,
  twoStepSetupResponse,
} from '@paniscus/domain/session';
import { createStaff, PASSWORD, signInAs, waitUntilIdle } from '@paniscus/server/testing';
import { StaffService } from '@paniscus/server/identity';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { TOTP } from 'otpauth';
import { openClient } from './requests.ts';

/** Invites and manages staff, and calls the endpoints of the own account, of password resets and of the audit log. */
export async function visitStaff(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const visitor = openClient(server);
  const { get, post, put } = openClient(server, (await signInAs(server, 'nan', 'admin')).access);
  const findToken = async (email: string, path: string) => {
    await waitUntilIdle(server, sandbox);
    const mail = (await sandbox.mail()).findLast(({ to }) => to === email);
    return new RegExp(`/${path}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? '';
  };

  const invited = await post('staff/', { email: 'new@example.org', role: 'author' });
  const { id } = staffMemberResponse.validateSync(await invited.json());
  await post(`staff/${id}/resend-invitation/`);
  const invitation = `invitations/${await findToken('new@example.org', 'invitation')}/`;
  await visitor.get(invitation);
  await visitor.post(invitation, { name: 'New Person', password: PASSWORD });
  await post(`staff/${id}/role/`, { role: 'editor' });
  for (const action of ['disable', 'enable', 'sign-out', 'turn-off-two-step'])
    await post(`staff/${id}/${action}/`);

  await get('staff/');
  await get('audit/');
  await get('account/');
  await post('account/email/', { email: 'nan.new@example.org', current_password: PASSWORD });
  await post('account/email/confirm/', { token: await findToken('nan.new@example.org', 'confirm-email') });
  await get('account/sessions/');
  await get('account/notifications/');
  await put('account/notifications/', { topics: ['tribute'], donation_min_cents: 5000 });
  const saved = await post('account/filters/', { list: 'orders', name: 'Paid', query: 'state=paid' });
  const { id: filterId } = savedFilterResponse.validateSync(await saved.json());
  await put(`account/filters/${filterId}/`, { name: 'Paid orders' });
  await get('account/filters/');
  await visitTwoStep(server);
  await createStaff(server, 'forgetful');
  await server.app.get(StaffService).setEmail('forgetful', 'forgetful@example.org');
  await visitor.post('password-reset/', { email: 'forgetful@example.org' });
  await visitor.get(`password-reset/${await findToken('forgetful@example.org', 'reset-password')}/`);
}

async function visitTwoStep(server: TestApp): Promise<void> {
  const { get, post } = openClient(server, (await signInAs(server, 'careful')).access);
  const started = await post('account/two-step/start/', { current_password: PASSWORD });
  const { secret } = twoStepSetupResponse.validateSync(await started.json());
  const confirmed = await post('account/two-step/confirm/', { code: new TOTP({ secret }).generate() });
  const { recovery_codes: codes } = recoveryCodesResponse.validateSync(await confirmed.json());
  await get('account/two-step/');
  await post('account/two-step/recovery-codes/', { current_password: PASSWORD, code: codes[0] });
}
