type MailKey = { kind: string; subjectId: number; serial: number };

/**
 * Deterministic Message-ID: mail clients show a duplicate of an email as the same message; a copy on request gets its
 * own.
 */
export function buildMessageId({ kind, subjectId, serial }: MailKey, publicUrl: string): string {
  const [subject = kind, ...purposes] = kind.split('-');
  return `<${subject}-${subjectId}-${purposes.join('-')}${serial === 0 ? '' : `-${serial}`}@${new URL(publicUrl).hostname}>`;
}
