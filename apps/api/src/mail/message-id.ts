/** The same letter always has the same id, so that a mail program shows a second copy as the same message. */
export function messageIdOf(kind: string, subjectId: number, publicUrl: string): string {
  const [subject = kind, ...letter] = kind.split('-');
  return `<${subject}-${subjectId}-${letter.join('-')}@${new URL(publicUrl).hostname}>`;
}
