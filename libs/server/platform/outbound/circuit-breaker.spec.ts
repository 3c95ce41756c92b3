import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function aBreaker() {
  let now = 1_000_000;
  const breaker = new CircuitBreaker({ failuresMax: 3, openMs: 5000, now: () => now });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) if (breaker.tryEnter()) breaker.failed();
  };
  return { breaker, fail, pass: (ms: number) => (now += ms) };
}

describe('circuit breaker', () => {
  it('admits calls while failures are not consecutive', () => {
    const { breaker, fail } = aBreaker();
    fail(2);
    breaker.succeeded();

    fail(2);

    expect(breaker.tryEnter()).toBe(true);
  });

  it('opens for five seconds after three consecutive failures', () => {
    const { breaker, fail, pass } = aBreaker();

    fail(3);
    const atOnce = breaker.tryEnter();
    pass(4999);

    expect(atOnce).toBe(false);
    expect(breaker.waitMs).toBe(1);
    expect(breaker.tryEnter()).toBe(false);
  });

  it('then admits one probe call', () => {
    const { breaker, fail, pass } = aBreaker();
    fail(3);
    pass(5000);

    const tries = [breaker.tryEnter(), breaker.tryEnter(), breaker.tryEnter()];
    breaker.succeeded();

    expect(tries).toEqual([true, false, false]);
    expect(breaker.tryEnter()).toBe(true);
  });

  it('opens again when the probe fails', () => {
    const { breaker, fail, pass } = aBreaker();
    fail(3);
    pass(5000);

    fail(1);

    expect(breaker.tryEnter()).toBe(false);
    pass(5000);
    expect(breaker.tryEnter()).toBe(true);
  });
});
