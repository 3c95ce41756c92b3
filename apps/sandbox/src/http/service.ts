import type { FaultMode } from '../faults/faults.ts';
import type { HttpResponse, HttpRequest } from './exchange.ts';
import type { Route } from './routes.ts';

/** Returns the response body; throws `Refused` for an invalid call. */
export type ControlHandler = (request: HttpRequest) => object;

export interface Service {
  name: string;
  faultModes: readonly FaultMode[];
  /** Absent for a service without paths on the shared port. */
  http?: {
    owns(path: string): boolean;
    respond(request: HttpRequest): HttpResponse | Promise<HttpResponse>;
  };
  /** Reads the stored objects, by their kind. */
  state?: Record<string, () => object[]>;
  /** Routes that it adds to the control API below /__control/. */
  controls?: readonly Route<ControlHandler>[];
}
