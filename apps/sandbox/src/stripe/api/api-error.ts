import type { HttpResponse } from '../../http/exchange.ts';

export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  [more: string]: unknown;
}

/** Error in Stripe's format. Thrown, it rolls back the request's transaction; returned, it does not. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  toResponse(): HttpResponse {
    return { status: this.status, body: { error: withDocumentation(this.body) } };
  }
}

export function withDocumentation(body: ErrorBody): ErrorBody {
  return body.code
    ? { doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`, ...body }
    : body;
}

export function invalid(message: string, more: Partial<ErrorBody> = {}, status = 400): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...more });
}

export function resourceMissing(kind: string, id: string, param: string, status = 404): ApiError {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, status);
}

export function cardError(message: string, code: string, param?: string): ApiError {
  return new ApiError(402, { type: 'card_error', message, code, ...(param ? { param } : {}) });
}

export function secretKeyRequired(): ApiError {
  return invalid(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    { code: 'secret_key_required' },
    401,
  );
}
