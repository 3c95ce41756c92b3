import {
  donationListResponse,
  donationTotalsResponse,
  staffDonationResponse,
  staffTributeResponse,
  tributeListResponse,
} from '@paniscus/domain/donation';
import type {
  DonationSummary,
  MonthTotal,
  StaffDonation,
  StaffTribute,
  WallDecision,
} from '@paniscus/domain/donation';
import { recurringDonationListResponse } from '@paniscus/domain/donor-portal';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import type { RefundRequest } from '@paniscus/domain/orders';
import { callAsStaff } from './client';
import { buildListQuery, getNextCursor } from './paged-list';
import { parseResponse } from './parse-response';

type Filter = Record<string, string>;
export type DonationListPage = { donations: DonationSummary[]; nextCursor: string | undefined };
export type TributeListPage = { tributes: StaffTribute[]; nextCursor: string | undefined };
export type RecurringDonationListPage = { gifts: RecurringDonationSummary[]; nextCursor: string | undefined };

export async function readDonations(filter: Filter, cursor: string | null): Promise<DonationListPage> {
  const response = await callAsStaff(`/donations/${buildListQuery(filter, cursor)}`);
  return {
    donations: await parseResponse(response, donationListResponse),
    nextCursor: getNextCursor(response),
  };
}

export async function exportDonations(filter: Filter): Promise<Blob> {
  return (await callAsStaff(`/donations/export.csv${buildListQuery(filter)}`)).blob();
}

export async function readDonation(id: number): Promise<StaffDonation> {
  return parseResponse(await callAsStaff(`/donations/${id}/`), staffDonationResponse);
}

/** Twelve months, oldest first. */
export async function readDonationTotals(): Promise<MonthTotal[]> {
  return parseResponse(await callAsStaff('/donation-totals/'), donationTotalsResponse);
}

async function act(id: number, action: string, body: object): Promise<StaffDonation> {
  const response = await callAsStaff(`/donations/${id}/${action}/`, { method: 'POST', body });
  return parseResponse(response, staffDonationResponse);
}

export const resolveAttention = (id: number) => act(id, 'settle-attention', {});
export const resendReceipt = (id: number) => act(id, 'resend-email', {});
export const refundDonation = (id: number, request: RefundRequest) => act(id, 'refund', request);

export async function readRecurringDonations(
  filter: Filter,
  cursor: string | null,
): Promise<RecurringDonationListPage> {
  const response = await callAsStaff(`/monthly-gifts/${buildListQuery(filter, cursor)}`);
  return {
    gifts: await parseResponse(response, recurringDonationListResponse),
    nextCursor: getNextCursor(response),
  };
}

export async function stopRecurringDonation(id: number): Promise<void> {
  await callAsStaff(`/monthly-gifts/${id}/stop/`, { method: 'POST', body: {} });
}

/** Number of waiting lines read at once; the rest shows after these are handled. */
const WAITING_MAX = '100';

const isWaiting = ({ wall_state }: StaffTribute) => wall_state === 'waiting';

export async function readWaitingTributes(): Promise<StaffTribute[]> {
  const query = buildListQuery({ wall_state: 'waiting', limit: WAITING_MAX });
  return parseResponse(await callAsStaff(`/tributes/${query}`), tributeListResponse);
}

/** Lists tributes by wall state. Without a filter, those awaiting review come first regardless of age. */
export async function readTributes(wallState: string, cursor: string | null): Promise<TributeListPage> {
  const response = await callAsStaff(`/tributes/${buildListQuery({ wall_state: wallState }, cursor)}`);
  const listed = await parseResponse(response, tributeListResponse);
  const isBeginning = wallState === '' && cursor === null;
  const tributes = isBeginning
    ? [...(await readWaitingTributes()), ...listed.filter((tribute) => !isWaiting(tribute))]
    : listed;
  return { tributes, nextCursor: getNextCursor(response) };
}

export async function decideTribute(id: number, decision: WallDecision): Promise<StaffTribute> {
  const response = await callAsStaff(`/tributes/${id}/wall/`, { method: 'POST', body: decision });
  return parseResponse(response, staffTributeResponse);
}
