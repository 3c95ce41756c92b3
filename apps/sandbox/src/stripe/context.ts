import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { HttpResponse } from '../http/exchange.ts';
import type { Route } from '../http/routes.ts';
import type { Params } from './api/params.ts';
import type { Records } from './records.ts';

export interface Context {
  records: Records;
  clock: Clock;
  emit(type: Stripe.Event.Type, object: object, request: ApiCall, before?: object): void;
}

export interface ApiCall {
  params: Params;
  pathParams: Record<string, string>;
  isFromBrowser: boolean;
  /** Null for scheduled work such as renewals. */
  requestId: string | null;
  idempotencyKey: string | null;
}

/** Context of scheduled work, with the fields that a request would have. */
export function createScheduledCall(fields: Params): ApiCall {
  return { params: fields, pathParams: {}, isFromBrowser: false, requestId: null, idempotencyKey: null };
}

/** Returns the body of a 200 response. A returned `Refusal` commits what was recorded; a thrown error rolls it back. */
export type Handler = (call: ApiCall) => object | ErrorResponse;

export class ErrorResponse {
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    this.response = response;
  }
}

export type Resource = Route<Handler>[];
