import type {
  DonationSummary,
  MonthTotal,
  StaffDonation,
  StaffTribute,
  WallDecision,
} from '@paniscus/domain/donation';
import type { RecurringDonationSummary } from '@paniscus/domain/donor-portal';
import type { RefundRequest } from '@paniscus/domain/orders';
import { callAsStaff } from './client';
import { buildListQuery, getNextCursor } from './paged-list';

type Filter = Record<string, string>;
export type DonationListPage = { donations: DonationSummary[]; nextCursor: string | undefined };
export type TributeListPage = { tributes: StaffTribute[]; nextCursor: string | undefined };
export type RecurringDonationListPage = { gifts: RecurringDonationSummary[]; nextCursor: string | undefined };

async function read<Answer>(path: string): Promise<Answer> {
  return (await (await callAsStaff(path)).json()) as Answer;
}

export async function readDonations(filter: Filter, cursor: string | null): Promise<DonationListPage> {
  const answer = await callAsStaff(`/donations/${buildListQuery(filter, cursor)}`);
  return { donations: (await answer.json()) as DonationSummary[], nextCursor: getNextCursor(answer) };
}

export async function exportDonations(filter: Filter): Promise<Blob> {
  return (await callAsStaff(`/donations/export.csv${buildListQuery(filter)}`)).blob();
}

export const readDonation = (id: number) => read<StaffDonation>(`/donations/${id}/`);
/** Twelve months, oldest first. */
export const readDonationTotals = () => read<MonthTotal[]>('/donation-totals/');

async function act(id: number, action: string, body: object): Promise<StaffDonation> {
  const answer = await callAsStaff(`/donations/${id}/${action}/`, { method: 'POST', body });
  return (await answer.json()) as StaffDonation;
}

export const resolveAttention = (id: number) => act(id, 'settle-attention', {});
export const resendReceipt = (id: number) => act(id, 'resend-email', {});
export const refundDonation = (id: number, request: RefundRequest) => act(id, 'refund', request);

export async function readRecurringDonations(
  filter: Filter,
  cursor: string | null,
): Promise<RecurringDonationListPage> {
  const answer = await callAsStaff(`/monthly-gifts/${buildListQuery(filter, cursor)}`);
  return { gifts: (await answer.json()) as RecurringDonationSummary[], nextCursor: getNextCursor(answer) };
}

export async function stopRecurringDonation(id: number): Promise<void> {
  await callAsStaff(`/monthly-gifts/${id}/stop/`, { method: 'POST', body: {} });
}

/** Number of waiting lines read at once; the rest shows after these are handled. */
const WAITING_MAX = '100';

const isWaiting = ({ wall_state }: StaffTribute) => wall_state === 'waiting';

export async function readWaitingTributes(): Promise<StaffTribute[]> {
  return read(`/tributes/${buildListQuery({ wall_state: 'waiting', limit: WAITING_MAX })}`);
}

/** Lists tributes by wall state. Without a filter, those awaiting review come first regardless of age. */
export async function readTributes(wallState: string, cursor: string | null): Promise<TributeListPage> {
  const answer = await callAsStaff(`/tributes/${buildListQuery({ wall_state: wallState }, cursor)}`);
  const listed = (await answer.json()) as StaffTribute[];
  const isBeginning = wallState === '' && cursor === null;
  const tributes = isBeginning
    ? [...(await readWaitingTributes()), ...listed.filter((tribute) => !isWaiting(tribute))]
    : listed;
  return { tributes, nextCursor: getNextCursor(answer) };
}

export async function decideTribute(id: number, decision: WallDecision): Promise<StaffTribute> {
  const answer = await callAsStaff(`/tributes/${id}/wall/`, { method: 'POST', body: decision });
  return (await answer.json()) as StaffTribute;
}
