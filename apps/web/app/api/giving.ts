import type { GivingLinkRequest } from '@paniscus/domain';
import { call } from './client';

/** Has the link to somebody's gifts sent to their address, if any came from there; the answer does not tell. */
export async function sendGivingLink(body: GivingLinkRequest): Promise<void> {
  await call('/giving-link/', { method: 'POST', body });
}
