import type Stripe from 'stripe';
import type { Clock } from '../clock/clock.ts';
import type { Answer } from '../http/exchange.ts';
import type { Route } from '../http/routes.ts';
import type { Params } from './api/params.ts';
import type { Records } from './records.ts';

/** What every resource works with. */
export interface Context {
  records: Records;
  clock: Clock;
  /** Records that something happened and lets the webhooks tell it. */
  emit(type: Stripe.Event.Type, object: object, request: Ask, before?: object): void;
}

/** One request to the provider after authentication. */
export interface Ask {
  params: Params;
  /** What stood in the places of the path. */
  places: Record<string, string>;
  /** Made with the publishable key, from a browser. */
  isFromBrowser: boolean;
  /** Null when nobody asked: the provider does it by itself when its time has come. */
  requestId: string | null;
  idempotencyKey: string | null;
}

/** What the provider does unasked, with the fields that a request would have brought. */
export function unasked(fields: Params): Ask {
  return { params: fields, places: {}, isFromBrowser: false, requestId: null, idempotencyKey: null };
}

/** Answers an object for 200; an answer that is a refusal keeps what was recorded before it. */
export type Handler = (ask: Ask) => object | Refusal;

export class Refusal {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

export type Resource = Route<Handler>[];
