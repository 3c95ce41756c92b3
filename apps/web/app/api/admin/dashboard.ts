import { dashboardResponse } from '@paniscus/domain/dashboard';
import type { Dashboard } from '@paniscus/domain/dashboard';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

/** What needs a person, the income of twelve months and the state of the system; for admins. */
export async function fetchDashboard(): Promise<Dashboard> {
  return parseResponse(await callApiAsStaff('/dashboard/'), dashboardResponse);
}
