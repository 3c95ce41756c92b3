type MailKey = { kind: string; subjectId: number; serial: number };

/**
 * The same letter always has the same id, so that a mail program shows a second copy as the same message; a copy
 * that somebody asked for is a message of its own.
 */
export function messageIdOf({ kind, subjectId, serial }: MailKey, publicUrl: string): string {
  const [subject = kind, ...letter] = kind.split('-');
  return `<${subject}-${subjectId}-${letter.join('-')}${serial === 0 ? '' : `-${serial}`}@${new URL(publicUrl).hostname}>`;
}
