import type { HttpResponse } from '../../http/exchange.ts';

/** Error response in Printify's format. When thrown, it rolls back the request's transaction. */
export class PrintifyError extends Error {
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super(JSON.stringify(response.body));
    this.response = response;
  }
}

/** From Printify's documentation, which calls them subject to change. */
export const CODES = {
  address: 8103,
  orderInput: 8150,
  product: 8251,
  orderState: 8502,
  pages: 8153,
} as const;

export function invalid(code: number, reason: string | Record<string, string[]>): PrintifyError {
  const text = typeof reason === 'string' ? reason : JSON.stringify(reason);
  return createError(400, 'Validation failed.', code, text);
}

export function operationFailed(reason: string): PrintifyError {
  return createError(400, 'Operation failed.', CODES.orderState, reason);
}

export function notFound(): PrintifyError {
  return new PrintifyError({ status: 404, body: { status: 'error', code: 404, message: 'Not found.' } });
}

export function unauthenticated(): PrintifyError {
  return new PrintifyError({ status: 401, body: { message: 'Unauthenticated.' } });
}

function createError(status: number, message: string, code: number, reason: string): PrintifyError {
  return new PrintifyError({ status, body: { status: 'error', code, message, errors: { reason, code } } });
}
