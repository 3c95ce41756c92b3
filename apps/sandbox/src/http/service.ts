import type { FaultMode } from '../faults/faults.ts';
import type { Answer, Request } from './exchange.ts';
import type { Route } from './routes.ts';

/** Answers the body of a call to the control interface; throws `Refused` when it makes no sense. */
export type ControlHandler = (request: Request) => object;

/** One stub, as the shared HTTP port and the control interface see it. */
export interface Service {
  name: string;
  /** What can be made to go wrong with it. */
  faultModes: readonly FaultMode[];
  /** Absent: it has no paths on the shared port. */
  http?: {
    owns(path: string): boolean;
    answer(request: Request): Answer | Promise<Answer>;
  };
  /** Its part of `GET /__control/state`. */
  state?(): Record<string, object[]>;
  /** What it adds to the control interface, under /__control/. */
  controls?: readonly Route<ControlHandler>[];
}
