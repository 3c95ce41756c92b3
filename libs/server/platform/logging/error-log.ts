export type LoggedError = {
  type: string;
  message: string;
  code?: string | number;
  stack: string;
  cause?: LoggedError;
  [more: string]: unknown;
};

/**
 * Selects the safe fields of an error: a failed query's parameters and a rejected email's recipient are personal data.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Not an error was thrown.', stack: '' };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: stack ?? '',
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}
