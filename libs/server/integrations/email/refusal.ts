type SmtpError = { responseCode?: unknown; command?: unknown; response?: unknown };

/** Enhanced status code of a rejection by policy (RFC 3463), such as of our server's IP address. */
const POLICY = /\b5\.7\.\d/;
/** Enhanced status code of a bad destination address, which some servers report only after the message. */
const BAD_ADDRESS = /\b5\.1\.[1-3]\b/;
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

/** Whether the mail server refused the recipient's address itself, and not our email. */
export function isUnknownRecipient(error: unknown): boolean {
  const { command, response } = error as SmtpError;
  const text = typeof response === 'string' ? response.slice(0, RESPONSE_MAX) : '';
  return isRefusedForGood(error) && (BAD_ADDRESS.test(text) || (command === 'RCPT TO' && !POLICY.test(text)));
}
