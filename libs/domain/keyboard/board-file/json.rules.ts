// Reading what somebody else wrote: nothing is taken for what it should be.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listFields = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Programs write ids as texts and as numbers, and mean the same. */
export const findId = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : toText(value);
