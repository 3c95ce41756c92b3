/** What staff read instead of the names by which the code knows what triggered an event. */
const CAUSE_LABELS: Record<string, string> = {
  abandoned: 'not paid within a day',
  'another amount': 'changed amount',
  'another cart': 'changed cart',
  'another gift': 'changed gift',
  'asked for again': 'payment page',
  'e-mail call': 'payment page',
  mail: 'email',
  reconciliation: 'payment check',
  'start-up': 'payment check',
};

const describeCause = (cause: string) =>
  cause.startsWith('webhook ') ? 'Stripe' : (CAUSE_LABELS[cause] ?? cause);

export type HistoryEvent<Kind extends string> = { at: string; kind: Kind; text: string; cause: string };

export const buildHistoryEvent = <Kind extends string>(
  at: Date,
  kind: Kind,
  text: string,
  cause: string,
): HistoryEvent<Kind> => ({ at: at.toISOString(), kind, text, cause: describeCause(cause) });

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
