import type { Limit } from '../limits/limits.service.ts';

/**
 * Calls to the video service for films that are not in the library: the service gives 10,000 a day, and those of the
 * library come first, without a limit.
 */
export const STRANGERS_PER_NETWORK: Limit = { limit: 20, windowS: 600 };
export const STRANGERS_A_DAY: Limit = { limit: 1000, windowS: 86_400 };
