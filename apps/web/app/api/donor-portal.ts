import {
  donorPortalResponse,
  recurringCardResponse,
  recurringDonationResponse,
} from '@paniscus/domain/donor-portal';
import type {
  DonorPortalLinkRequest,
  DonorPortalPage,
  RecurringDonation,
} from '@paniscus/domain/donor-portal';
import { call } from './client';
import { parseResponse } from './parse-response';

/** Requests the donor portal link by email. The response does not reveal whether the donor exists. */
export async function sendDonorPortalLink(body: DonorPortalLinkRequest): Promise<void> {
  await call('/giving-link/', { method: 'POST', body });
}

const getPath = (token: string) => `/giving/${encodeURIComponent(token)}/`;

export async function readDonorPortal(token: string): Promise<DonorPortalPage> {
  return parseResponse(await call(getPath(token)), donorPortalResponse);
}

/** Invalidates the link and emails a new one. */
export async function revokeDonorPortal(token: string): Promise<void> {
  await call(`${getPath(token)}revoke/`, { method: 'POST', body: {} });
}

export type DonationRef = { token: string; giftId: number };
type RecurringCall = 'amount' | 'pause' | 'resume' | 'stop' | 'retry' | 'card' | 'card/confirm';

async function post(place: DonationRef, action: RecurringCall, body: object): Promise<Response> {
  return call(`${getPath(place.token)}monthly/${place.giftId}/${action}/`, { method: 'POST', body });
}

export async function changeRecurringDonation(
  place: DonationRef,
  action: Exclude<RecurringCall, 'card'>,
  body: object,
): Promise<RecurringDonation> {
  return parseResponse(await post(place, action, body), recurringDonationResponse);
}

/** Client secret with which the browser saves a new card at the provider. */
export async function beginCardChange(place: DonationRef): Promise<string> {
  const { clientSecret } = await parseResponse(await post(place, 'card', {}), recurringCardResponse);
  return clientSecret;
}
