import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { Answer } from '../http/exchange.ts';
import type { Route } from '../http/routes.ts';
import type { Params } from './api/params.ts';
import type { Records } from './records.ts';

export interface Context {
  records: Records;
  clock: Clock;
  emit(type: Stripe.Event.Type, object: object, request: Ask, before?: object): void;
}

export interface Ask {
  params: Params;
  places: Record<string, string>;
  isFromBrowser: boolean;
  /** Null for scheduled work such as renewals. */
  requestId: string | null;
  idempotencyKey: string | null;
}

/** Context of scheduled work, with the fields that a request would have. */
export function unasked(fields: Params): Ask {
  return { params: fields, places: {}, isFromBrowser: false, requestId: null, idempotencyKey: null };
}

/** Returns the body of a 200 response. A returned `Refusal` commits what was recorded; a thrown error rolls it back. */
export type Handler = (ask: Ask) => object | Refusal;

export class Refusal {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

export type Resource = Route<Handler>[];
