type MailKey = { kind: string; subjectId: number; serial: number };

/**
 * The same letter always has the same id, so that a mail program shows a second copy as the same message; a copy
 * that somebody asked for is a message of its own.
 */
export function buildMessageId({ kind, subjectId, serial }: MailKey, publicUrl: string): string {
  const [subject = kind, ...emailMessage] = kind.split('-');
  return `<${subject}-${subjectId}-${emailMessage.join('-')}${serial === 0 ? '' : `-${serial}`}@${new URL(publicUrl).hostname}>`;
}
