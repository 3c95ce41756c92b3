const FOLLOW_MS = 30_000;
const FOLLOW_EVERY_MS = 3000;

type Change = { isSuccess: boolean; submittedAt: number };

/**
 * Refetch interval of a record in milliseconds: for a while after a change, what it leads to in the background, such as emails
 * or the end of its production, appears on its page.
 */
export const followChange = ({ isSuccess, submittedAt }: Change, now = Date.now()): number | false =>
  isSuccess && now - submittedAt < FOLLOW_MS ? FOLLOW_EVERY_MS : false;
