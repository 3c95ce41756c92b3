export type SerializedError = {
  type: string;
  message: string;
  code?: string | number;
  stack: string;
  cause?: SerializedError;
  [more: string]: unknown;
};

/**
 * Selects the safe fields of an error: a failed query's parameters and a rejected email's recipient are personal data.
 */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'The thrown value is not an error.', stack: '' };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: stack ?? '',
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}
