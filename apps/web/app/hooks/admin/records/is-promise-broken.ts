/** Actions whose result promises that an email will be sent. */
const PROMISES: ReadonlySet<string> = new Set(['resend', 'correct']);

type Emailed = { refused_emails: readonly string[] };

/**
 * Whether the result of an action is no longer true: the mail server has refused an address since the action was answered.
 * `shown` is the record as it is now, `answer` as it was then.
 */
export const isPromiseBroken = (action: string, shown: Emailed, answer: Emailed | undefined): boolean =>
  PROMISES.has(action) && shown !== answer && shown.refused_emails.length > 0;
