export type Followed = { refused_emails: readonly string[]; can_retry?: boolean };

/** The answer may still list what was refused before. */
const isRefusedSince = (shown: Followed, answer: Followed | undefined) =>
  shown !== answer && shown.refused_emails.length > 0;

/** What shows, by action, that its promise was not kept. */
const FAILURES: Partial<Record<string, (shown: Followed, answer: Followed | undefined) => boolean>> = {
  resend: isRefusedSince,
  correct: isRefusedSince,
  retry: ({ can_retry: isStuck }) => isStuck === true,
};

/**
 * Whether the result of an action is no longer true: since the action was answered, the mail server has refused an address, or
 * the order is stuck again. `shown` is the record as it is now, `answer` as it was then.
 */
export const isPromiseBroken = (action: string, shown: Followed, answer: Followed | undefined): boolean =>
  FAILURES[action]?.(shown, answer) === true;
