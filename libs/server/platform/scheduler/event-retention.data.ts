import { HOUR_MS } from '@paniscus/domain/timing';

export const PRUNE_EVENTS_EVERY_MS = 6 * HOUR_MS;
/** No provider redelivers a webhook event after this time. */
export const EVENT_RETENTION_MS = 90 * 24 * HOUR_MS;
