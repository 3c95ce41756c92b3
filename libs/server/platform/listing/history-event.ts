export type HistoryEvent<Kind extends string> = { at: string; kind: Kind; text: string; cause: string };

export const historyEvent = <Kind extends string>(
  at: Date,
  kind: Kind,
  text: string,
  cause: string,
): HistoryEvent<Kind> => ({ at: at.toISOString(), kind, text, cause });

export function emailEvent(
  name: string,
  { state, createdAt, sentAt }: { state: string; createdAt: Date; sentAt: Date | null },
): HistoryEvent<'mail'> {
  if (sentAt !== null) return historyEvent(sentAt, 'mail', `${name} sent`, 'mail');
  return historyEvent(
    createdAt,
    'mail',
    `${name} ${state === 'void' ? 'not needed any more' : 'waiting'}`,
    'mail',
  );
}
