/** Whether untrusted data is an object with fields; a list is not. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of untrusted data: none for anything but an object. */
export const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
