import { staffImpactFigureListResponse, staffImpactFigureResponse } from '@paniscus/domain/impact';
import type { ImpactFigureChange, ImpactFigureCreate, StaffImpactFigure } from '@paniscus/domain/impact';
import { callApiAsStaff } from '../client';
import { parseResponse } from '../parse-response';

export async function fetchImpactFigures(): Promise<StaffImpactFigure[]> {
  return parseResponse(await callApiAsStaff('/impact-figures/all/'), staffImpactFigureListResponse);
}

export async function createImpactFigure(body: ImpactFigureCreate): Promise<StaffImpactFigure> {
  const response = await callApiAsStaff('/impact-figures/', { method: 'POST', body });
  return parseResponse(response, staffImpactFigureResponse);
}

export async function updateImpactFigure(id: number, body: ImpactFigureChange): Promise<StaffImpactFigure> {
  const response = await callApiAsStaff(`/impact-figures/${id}/`, { method: 'PUT', body });
  return parseResponse(response, staffImpactFigureResponse);
}

export async function deleteImpactFigure({ id, version }: StaffImpactFigure): Promise<void> {
  const headers = { 'if-match': `"${version}"` };
  await callApiAsStaff(`/impact-figures/${id}/`, { method: 'DELETE', headers });
}

export async function reorderImpactFigures(ids: readonly number[]): Promise<StaffImpactFigure[]> {
  const response = await callApiAsStaff('/impact-figures/order/', { method: 'PUT', body: { ids } });
  return parseResponse(response, staffImpactFigureListResponse);
}
