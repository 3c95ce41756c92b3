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
import { staffFundListResponse, staffFundResponse } from '@paniscus/domain/funds';
import type { FundChange, FundForm, StaffFund } from '@paniscus/domain/funds';
import type { RefundRequest } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { callApiAsStaff } from '../client';
import { buildListQuery, getNextCursor } from '../pagination';
import { parseResponse } from '../parse-response';

type Filter = Record<string, string>;
export type DonationListPage = { donations: DonationSummary[]; nextCursor: string | undefined };
export type TributeListPage = { tributes: StaffTribute[]; nextCursor: string | undefined };
export type RecurringDonationListPage = {
  donations: RecurringDonationSummary[];
  nextCursor: string | undefined;
};

export async function fetchDonations(filter: Filter, cursor: string | null): Promise<DonationListPage> {
  const response = await callApiAsStaff(`/donations/${buildListQuery(filter, cursor)}`);
  return {
    donations: await parseResponse(response, donationListResponse),
    nextCursor: getNextCursor(response),
  };
}

export async function exportDonations(filter: Filter): Promise<Blob> {
  return (await callApiAsStaff(`/donations/export.csv${buildListQuery(filter)}`)).blob();
}

export async function fetchDonation(id: number): Promise<StaffDonation> {
  return parseResponse(await callApiAsStaff(`/donations/${id}/`), staffDonationResponse);
}

/** Twelve months, oldest first. */
export async function fetchDonationTotals(): Promise<MonthTotal[]> {
  return parseResponse(await callApiAsStaff('/donation-totals/'), donationTotalsResponse);
}

async function runAction(id: number, action: string, body: object, key?: string): Promise<StaffDonation> {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  const response = await callApiAsStaff(`/donations/${id}/${action}/`, { method: 'POST', body, headers });
  return parseResponse(response, staffDonationResponse);
}

export const resolveAttention = (id: number, seen: AttentionReview) =>
  runAction(id, 'resolve-attention', seen);
/** Sends one copy, however often it is called with the same key. */
export const resendReceipt = (id: number, key?: string) => runAction(id, 'resend-email', {}, key);
export const correctDonationEmail = (id: number, correction: EmailCorrection) =>
  runAction(id, 'correct-email', correction);
export const refundDonation = (id: number, request: RefundRequest) => runAction(id, 'refund', request);

export async function fetchRecurringDonations(
  filter: Filter,
  cursor: string | null,
): Promise<RecurringDonationListPage> {
  const response = await callApiAsStaff(`/monthly-gifts/${buildListQuery(filter, cursor)}`);
  return {
    donations: await parseResponse(response, recurringDonationListResponse),
    nextCursor: getNextCursor(response),
  };
}

export async function stopRecurringDonation(id: number): Promise<void> {
  await callApiAsStaff(`/monthly-gifts/${id}/stop/`, { method: 'POST', body: {} });
}

/** Number of tributes awaiting review that are fetched at once; the rest shows once these are reviewed. */
const MAX_WAITING_TRIBUTES = '100';

const isWaiting = ({ wall_state }: StaffTribute) => wall_state === 'waiting';

export async function fetchWaitingTributes(): Promise<StaffTribute[]> {
  const query = buildListQuery({ wall_state: 'waiting', limit: MAX_WAITING_TRIBUTES });
  return parseResponse(await callApiAsStaff(`/tributes/${query}`), tributeListResponse);
}

/** Lists tributes by wall state. Without a filter, those awaiting review come first regardless of age. */
export async function fetchTributes(wallState: string, cursor: string | null): Promise<TributeListPage> {
  const response = await callApiAsStaff(`/tributes/${buildListQuery({ wall_state: wallState }, cursor)}`);
  const page = await parseResponse(response, tributeListResponse);
  const isFirstPage = wallState === '' && cursor === null;
  const tributes = isFirstPage
    ? [...(await fetchWaitingTributes()), ...page.filter((tribute) => !isWaiting(tribute))]
    : page;
  return { tributes, nextCursor: getNextCursor(response) };
}

export async function decideTribute(id: number, decision: WallDecision): Promise<StaffTribute> {
  const response = await callApiAsStaff(`/tributes/${id}/wall/`, { method: 'POST', body: decision });
  return parseResponse(response, staffTributeResponse);
}

export async function fetchFunds(): Promise<StaffFund[]> {
  return parseResponse(await callApiAsStaff('/funds/all/'), staffFundListResponse);
}

export async function createFund(body: FundForm): Promise<StaffFund> {
  return parseResponse(await callApiAsStaff('/funds/', { method: 'POST', body }), staffFundResponse);
}

export async function updateFund(id: number, body: FundChange): Promise<StaffFund> {
  return parseResponse(await callApiAsStaff(`/funds/${id}/`, { method: 'PUT', body }), staffFundResponse);
}

export async function reorderFunds(ids: readonly number[]): Promise<StaffFund[]> {
  const body = { ids };
  return parseResponse(await callApiAsStaff('/funds/order/', { method: 'PUT', body }), staffFundListResponse);
}
