import type { Limit } from '@paniscus/server/platform';

/** Calls for videos outside the library. The quota is 10,000 units a day; library videos have priority and no limit. */
export const OTHER_VIDEOS_PER_NETWORK: Limit = { limit: 20, windowS: 600 };
export const OTHER_VIDEOS_PER_DAY: Limit = { limit: 1000, windowS: 86_400 };
