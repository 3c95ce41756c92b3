import { savedFilterListResponse, savedFilterResponse } from '@paniscus/domain/session';
import type { SavedFilter, SavedFilterForm } from '@paniscus/domain/session';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchSavedFilters(): Promise<SavedFilter[]> {
  return parseResponse(await callApiAsStaff('/account/filters/'), savedFilterListResponse);
}

export async function saveFilter(body: SavedFilterForm): Promise<SavedFilter> {
  const response = await callApiAsStaff('/account/filters/', { method: 'POST', body });
  return parseResponse(response, savedFilterResponse);
}

export async function renameSavedFilter(id: number, name: string): Promise<SavedFilter> {
  const response = await callApiAsStaff(`/account/filters/${id}/`, { method: 'PUT', body: { name } });
  return parseResponse(response, savedFilterResponse);
}

export async function deleteSavedFilter(id: number): Promise<void> {
  await callApiAsStaff(`/account/filters/${id}/`, { method: 'DELETE' });
}
