import type { GivingLinkRequest, GivingPage, MonthlyCardAnswer, MonthlyGift } from '@paniscus/domain';
import { call } from './client';

/** Has the link to somebody's gifts sent to their address, if any came from there; the answer does not tell. */
export async function sendGivingLink(body: GivingLinkRequest): Promise<void> {
  await call('/giving-link/', { method: 'POST', body });
}

const pathOf = (token: string) => `/giving/${encodeURIComponent(token)}/`;

/** Everything behind a donor's link. */
export async function readGiving(token: string): Promise<GivingPage> {
  return (await (await call(pathOf(token))).json()) as GivingPage;
}

/** Makes the link invalid and has a new one sent. */
export async function revokeGiving(token: string): Promise<void> {
  await call(`${pathOf(token)}revoke/`, { method: 'POST', body: {} });
}

/** Which monthly gift, behind which link. */
export type GiftPlace = { token: string; giftId: number };
type MonthlyCall = 'amount' | 'pause' | 'resume' | 'stop' | 'retry' | 'card' | 'card/confirm';

async function post(place: GiftPlace, action: MonthlyCall, body: object): Promise<Response> {
  return call(`${pathOf(place.token)}monthly/${place.giftId}/${action}/`, { method: 'POST', body });
}

/** What is done to a monthly gift answers the gift afterwards. */
export async function changeMonthlyGift(
  place: GiftPlace,
  action: Exclude<MonthlyCall, 'card'>,
  body: object,
): Promise<MonthlyGift> {
  return (await (await post(place, action, body)).json()) as MonthlyGift;
}

/** The provider's secret with which the browser has a new card kept. */
export async function beginCardChange(place: GiftPlace): Promise<string> {
  const { clientSecret } = (await (await post(place, 'card', {})).json()) as MonthlyCardAnswer;
  return clientSecret;
}
