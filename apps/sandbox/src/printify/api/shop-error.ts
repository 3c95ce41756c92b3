import type { Answer } from '../../http/exchange.ts';

/** Error response in Printify's format. When thrown, it rolls back the request's transaction. */
export class ShopError extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(JSON.stringify(answer.body));
    this.answer = answer;
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

export function invalid(code: number, reason: string | Record<string, string[]>): ShopError {
  const words = typeof reason === 'string' ? reason : JSON.stringify(reason);
  return refused(400, 'Validation failed.', code, words);
}

export function impossible(reason: string): ShopError {
  return refused(400, 'Operation failed.', CODES.orderState, reason);
}

export function notFound(): ShopError {
  return new ShopError({ status: 404, body: { status: 'error', code: 404, message: 'Not found.' } });
}

export function unauthenticated(): ShopError {
  return new ShopError({ status: 401, body: { message: 'Unauthenticated.' } });
}

function refused(status: number, message: string, code: number, reason: string): ShopError {
  return new ShopError({ status, body: { status: 'error', code, message, errors: { reason, code } } });
}
