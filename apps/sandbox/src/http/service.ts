import type { FaultMode } from '../faults/faults.ts';
import type { Answer, Request } from './exchange.ts';
import type { Route } from './routes.ts';

/** Returns the response body; throws `Refused` for an invalid call. */
export type ControlHandler = (request: Request) => object;

export interface Service {
  name: string;
  faultModes: readonly FaultMode[];
  /** Absent for a service without paths on the shared port. */
  http?: {
    owns(path: string): boolean;
    answer(request: Request): Answer | Promise<Answer>;
  };
  state?(): Record<string, object[]>;
  /** Routes that it adds to the control API below /__control/. */
  controls?: readonly Route<ControlHandler>[];
}
