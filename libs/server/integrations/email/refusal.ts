type SmtpError = { responseCode?: unknown; command?: unknown };

/**
 * Whether the mail server refused the recipient or the message for good (RFC 5321, 4.2.1). A refused sender or login is
 * ours to repair, and does not count.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as SmtpError;
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}
