export type HistoryEvent<Kind extends string> = { at: string; kind: Kind; text: string; cause: string };

export const buildHistoryEvent = <Kind extends string>(
  at: Date,
  kind: Kind,
  text: string,
  cause: string,
): HistoryEvent<Kind> => ({ at: at.toISOString(), kind, text, cause });

const UNSENT: Record<string, string> = {
  void: 'no longer needed',
  refused: 'refused by the mail server',
};

export function buildEmailEvent(
  name: string,
  { state, createdAt, sentAt }: { state: string; createdAt: Date; sentAt: Date | null },
): HistoryEvent<'mail'> {
  if (sentAt !== null) return buildHistoryEvent(sentAt, 'mail', `${name} sent`, 'mail');
  return buildHistoryEvent(createdAt, 'mail', `${name} ${UNSENT[state] ?? 'waiting'}`, 'mail');
}
