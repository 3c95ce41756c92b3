import type { Answer } from '../../http/exchange.ts';

export interface FailureBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  [more: string]: unknown;
}

/** Error in Stripe's format. Thrown, it rolls back the request's transaction; returned, it does not. */
export class Failure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  answer(): Answer {
    return { status: this.status, body: { error: withDocumentation(this.body) } };
  }
}

export function withDocumentation(body: FailureBody): FailureBody {
  return body.code
    ? { doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`, ...body }
    : body;
}

export function invalid(message: string, more: Partial<FailureBody> = {}, status = 400): Failure {
  return new Failure(status, { type: 'invalid_request_error', message, ...more });
}

export function missing(kind: string, id: string, param: string, status = 404): Failure {
  return invalid(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, status);
}

export function cardRefused(message: string, code: string, param?: string): Failure {
  return new Failure(402, { type: 'card_error', message, code, ...(param ? { param } : {}) });
}

export function secretKeyRequired(): Failure {
  return invalid(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    { code: 'secret_key_required' },
    401,
  );
}
