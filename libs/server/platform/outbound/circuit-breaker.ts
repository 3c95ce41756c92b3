import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { ProblemException } from '../http/problem.ts';

const FAILURES_MAX = 5;
const OPEN_MS = 5000;

type Options = { failuresMax?: number; openMs?: number };

/**
 * Circuit breaker: after several consecutive failures it rejects calls for a while, then admits one probe that decides
 * whether it closes again. Problem responses are not failures.
 */
export class CircuitBreaker {
  private readonly policy;

  constructor({ failuresMax = FAILURES_MAX, openMs = OPEN_MS }: Options = {}) {
    const isFailure = (error: unknown) => !(error instanceof ProblemException);
    this.policy = circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: openMs,
      breaker: new ConsecutiveBreaker(failuresMax),
    });
  }

  /** Calls the service. Throws `BrokenCircuitError` without calling it while the circuit is open or being probed. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    // The policy would make other calls wait for the probe, which may take until its timeout.
    if (this.policy.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.policy.execute(work);
  }
}
