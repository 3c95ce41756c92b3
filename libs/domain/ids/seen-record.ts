/** The record as it was when its dialog was opened, or, after a refusal, as the list behind the dialog shows it now. */
export const getSeenRecord = <Listed extends { id: number }>(
  opened: Listed,
  { listed, wasRefused }: { listed: readonly Listed[]; wasRefused: boolean },
): Listed => (wasRefused ? listed.find(({ id }) => id === opened.id) : undefined) ?? opened;
