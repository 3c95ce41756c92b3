import type {
  DonorPortalLinkRequest,
  DonorPortalPage,
  RecurringCardAnswer,
  RecurringDonation,
} from '@paniscus/domain';
import { call } from './client';

/** Has the link to somebody's gifts sent to their address, if any came from there; the answer does not tell. */
export async function sendDonorPortalLink(body: DonorPortalLinkRequest): Promise<void> {
  await call('/giving-link/', { method: 'POST', body });
}

const getPath = (token: string) => `/giving/${encodeURIComponent(token)}/`;

/** Everything behind a donor's link. */
export async function readDonorPortal(token: string): Promise<DonorPortalPage> {
  return (await (await call(getPath(token))).json()) as DonorPortalPage;
}

/** Makes the link invalid and has a new one sent. */
export async function revokeDonorPortal(token: string): Promise<void> {
  await call(`${getPath(token)}revoke/`, { method: 'POST', body: {} });
}

/** Which monthly gift, behind which link. */
export type DonationRef = { token: string; giftId: number };
type RecurringCall = 'amount' | 'pause' | 'resume' | 'stop' | 'retry' | 'card' | 'card/confirm';

async function post(place: DonationRef, action: RecurringCall, body: object): Promise<Response> {
  return call(`${getPath(place.token)}monthly/${place.giftId}/${action}/`, { method: 'POST', body });
}

/** What is done to a monthly gift answers the gift afterwards. */
export async function changeRecurringDonation(
  place: DonationRef,
  action: Exclude<RecurringCall, 'card'>,
  body: object,
): Promise<RecurringDonation> {
  return (await (await post(place, action, body)).json()) as RecurringDonation;
}

/** The provider's secret with which the browser has a new card kept. */
export async function beginCardChange(place: DonationRef): Promise<string> {
  const { clientSecret } = (await (await post(place, 'card', {})).json()) as RecurringCardAnswer;
  return clientSecret;
}
