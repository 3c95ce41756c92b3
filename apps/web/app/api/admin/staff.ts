import { auditListResponse, staffListResponse } from '@paniscus/domain/session';
import type { AuditEvent, InviteForm, StaffMember, StaffRole } from '@paniscus/domain/session';
import { callApiAsStaff } from '../client';
import { buildListQuery, getNextCursor } from '../pagination';
import { parseResponse } from '../parse-response';

/** Filter of the audit log; an empty string means no filter. */
type AuditQuery = { action: string; search: string; from: string; to: string };
export type AuditPage = { events: AuditEvent[]; nextCursor: string | undefined };

export async function fetchStaff(): Promise<StaffMember[]> {
  return parseResponse(await callApiAsStaff('/staff/'), staffListResponse);
}

export async function inviteStaff(body: InviteForm): Promise<void> {
  await callApiAsStaff('/staff/', { method: 'POST', body });
}

export async function setStaffRole(id: number, role: StaffRole): Promise<void> {
  await callApiAsStaff(`/staff/${id}/role/`, { method: 'POST', body: { role } });
}

/** `action` is the last part of the path: 'disable', 'sign-out'. */
export async function runStaffAction(id: number, action: string): Promise<void> {
  await callApiAsStaff(`/staff/${id}/${action}/`, { method: 'POST', body: {} });
}

export async function fetchAudit(filter: AuditQuery, cursor: string | null): Promise<AuditPage> {
  const response = await callApiAsStaff(`/audit/${buildListQuery(filter, cursor)}`);
  return { events: await parseResponse(response, auditListResponse), nextCursor: getNextCursor(response) };
}

export async function exportAudit(filter: AuditQuery): Promise<Blob> {
  return (await callApiAsStaff(`/audit/export.csv${buildListQuery(filter)}`)).blob();
}
