type SmtpError = { responseCode?: unknown; command?: unknown; response?: unknown };

/** Enhanced status code of a failure for good (RFC 3463), whose second number is its subject. */
const ENHANCED = /\b5\.(?<subject>\d{1,3})\.\d{1,3}\b/;
/** Subject of enhanced status codes: the address of the recipient. Some servers report it only after the message. */
const ADDRESS = '1';
/** Codes of a server without enhanced status codes, for a mailbox that is unknown, elsewhere or misspelled (RFC 5321). */
const UNKNOWN_MAILBOX = [550, 551, 553];
const RESPONSE_MAX = 1000;

/**
 * Whether the mail server refused the recipient or the message for good (RFC 5321, 4.2.1). A refused sender or login is
 * ours to repair, and does not count.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as SmtpError;
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}

/** Whether the mail server refused the recipient's address itself, and not our email or a full mailbox. */
export function isUnknownRecipient(error: unknown): boolean {
  if (!isRefusedForGood(error)) return false;
  const { responseCode, command, response } = error as SmtpError;
  const text = typeof response === 'string' ? response.slice(0, RESPONSE_MAX) : '';
  const subject = ENHANCED.exec(text)?.groups?.['subject'];
  if (subject !== undefined) return subject === ADDRESS;
  return command === 'RCPT TO' && UNKNOWN_MAILBOX.some((code) => code === responseCode);
}
