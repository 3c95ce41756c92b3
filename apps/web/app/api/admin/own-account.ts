import { accountResponse, notificationsResponse, staffSessionListResponse } from '@paniscus/domain/session';
import type {
  Account,
  ChangeEmailForm,
  ChangePasswordForm,
  Notifications,
  NotificationsRequest,
  StaffSession,
} from '@paniscus/domain/session';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchSessions(): Promise<StaffSession[]> {
  return parseResponse(await callApiAsStaff('/account/sessions/'), staffSessionListResponse);
}

export async function changePassword(body: ChangePasswordForm): Promise<void> {
  await callApiAsStaff('/account/password/', { method: 'POST', body });
}

export async function changeEmail(body: ChangeEmailForm): Promise<Account> {
  return parseResponse(await callApiAsStaff('/account/email/', { method: 'POST', body }), accountResponse);
}

export async function confirmEmail(token: string): Promise<Account> {
  const response = await callApiAsStaff('/account/email/confirm/', { method: 'POST', body: { token } });
  return parseResponse(response, accountResponse);
}

export async function endOtherSessions(): Promise<void> {
  await callApiAsStaff('/account/sessions/end-others/', { method: 'POST', body: {} });
}

export async function endSession(id: string): Promise<void> {
  await callApiAsStaff(`/account/sessions/${encodeURIComponent(id)}/end/`, { method: 'POST', body: {} });
}

export async function fetchNotifications(): Promise<Notifications> {
  return parseResponse(await callApiAsStaff('/account/notifications/'), notificationsResponse);
}

export async function saveNotifications(body: NotificationsRequest): Promise<void> {
  await callApiAsStaff('/account/notifications/', { method: 'PUT', body });
}
