// Helpers for untrusted JSON; no type is assumed.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Some programs write ids as numbers, others as strings. */
export const findId = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : toText(value);
