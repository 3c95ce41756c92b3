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

describe('the breaker', () => {
  it('lets calls through while failures come one by one', () => {
    const { breaker, fail } = aBreaker();
    fail(2);
    breaker.succeeded();

    fail(2);

    expect(breaker.tryEnter()).toBe(true);
  });

  it('stops everybody after three failures in a row, for five seconds', () => {
    const { breaker, fail, pass } = aBreaker();

    fail(3);
    const atOnce = breaker.tryEnter();
    pass(4999);

    expect(atOnce).toBe(false);
    expect(breaker.waitMs).toBe(1);
    expect(breaker.tryEnter()).toBe(false);
  });

  it('then lets one call try for the others', () => {
    const { breaker, fail, pass } = aBreaker();
    fail(3);
    pass(5000);

    const tries = [breaker.tryEnter(), breaker.tryEnter(), breaker.tryEnter()];
    breaker.succeeded();

    expect(tries).toEqual([true, false, false]);
    expect(breaker.tryEnter()).toBe(true);
  });

  it('waits again when that one fails too', () => {
    const { breaker, fail, pass } = aBreaker();
    fail(3);
    pass(5000);

    fail(1);

    expect(breaker.tryEnter()).toBe(false);
    pass(5000);
    expect(breaker.tryEnter()).toBe(true);
  });
});
