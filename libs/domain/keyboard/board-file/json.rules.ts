// Helpers for untrusted JSON; no type is assumed.
export { isRecord, toRecord } from '../../validation/records.ts';

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Some programs write ids as numbers, others as strings. */
export const findId = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : toText(value);
