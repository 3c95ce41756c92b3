import type {
  DonorDetailsRequest,
  DonorPortalLinkRequest,
  DonorPortalPage,
  RecurringActionResult,
} from '@paniscus/domain/donor-portal';
import { callApi } from './client';
import { loadParsers } from './responses/load-parsers';

const parsers = () => loadParsers(() => import('./responses/donor-portal.parsers'));

/** Requests the donor portal link by email. The response does not reveal whether the donor exists. */
export async function requestDonorPortalLink(body: DonorPortalLinkRequest): Promise<void> {
  await callApi('/giving-link/', { method: 'POST', body });
}

const getDonorPortalPath = (token: string) => `/giving/${encodeURIComponent(token)}/`;

export async function fetchDonorPortal(token: string): Promise<DonorPortalPage> {
  const response = await callApi(getDonorPortalPath(token));
  return (await parsers()).parseDonorPortal(response);
}

/** Hides or shows the donor's name on all gifts. */
export async function changeAnonymity(token: string, is_anonymous: boolean): Promise<DonorPortalPage> {
  const body = { is_anonymous };
  const response = await callApi(`${getDonorPortalPath(token)}anonymity/`, { method: 'POST', body });
  return (await parsers()).parseDonorPortal(response);
}

/** Changes the name and address for future receipts and charges. */
export async function changeDonorDetails(token: string, body: DonorDetailsRequest): Promise<DonorPortalPage> {
  const response = await callApi(`${getDonorPortalPath(token)}details/`, { method: 'POST', body });
  return (await parsers()).parseDonorPortal(response);
}

/** Invalidates the link and emails a new one. */
export async function revokeDonorPortal(token: string): Promise<void> {
  await callApi(`${getDonorPortalPath(token)}revoke/`, { method: 'POST', body: {} });
}

export type RecurringDonationRef = { token: string; id: number };
type RecurringDonationAction = 'amount' | 'pause' | 'resume' | 'stop' | 'retry' | 'card' | 'card/confirm';

async function post(
  ref: RecurringDonationRef,
  action: RecurringDonationAction,
  body: object,
): Promise<Response> {
  return callApi(`${getDonorPortalPath(ref.token)}monthly/${ref.id}/${action}/`, { method: 'POST', body });
}

export async function changeRecurringDonation(
  ref: RecurringDonationRef,
  action: Exclude<RecurringDonationAction, 'card'>,
  body: object,
): Promise<RecurringActionResult> {
  const response = await post(ref, action, body);
  return (await parsers()).parseRecurringAction(response);
}

/** Client secret with which the browser saves a new card at the provider. */
export async function createCardSetupIntent(ref: RecurringDonationRef): Promise<string> {
  const response = await post(ref, 'card', {});
  const { clientSecret } = await (await parsers()).parseRecurringCard(response);
  return clientSecret;
}
