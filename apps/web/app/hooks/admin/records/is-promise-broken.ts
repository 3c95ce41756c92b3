export type Followed = { refused_emails: readonly string[]; attention: string | null };

const isEmailRefused = ({ refused_emails: refused }: Followed) => refused.length > 0;

/** What shows, by action, that its promise was not kept. */
const FAILURES: Partial<Record<string, (shown: Followed) => boolean>> = {
  resend: isEmailRefused,
  correct: isEmailRefused,
  retry: ({ attention }) => attention !== null,
};

/**
 * Whether the result of an action is no longer true: since the action was answered, the mail server has refused an address, or
 * the order needs attention again. `shown` is the record as it is now, `answer` as it was then.
 */
export const isPromiseBroken = (action: string, shown: Followed, answer: Followed | undefined): boolean =>
  shown !== answer && FAILURES[action]?.(shown) === true;
