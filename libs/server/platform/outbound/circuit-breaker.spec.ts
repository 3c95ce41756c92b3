import { BrokenCircuitError } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound } from '../http/problem.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const OUTAGE = new Error('no response');
const succeed = () => Promise.resolve('response');

let breaker: CircuitBreaker;
beforeEach(() => {
  vi.useFakeTimers();
  breaker = new CircuitBreaker({ failuresMax: 3, openMs: 5000 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail(times: number, error: Error = OUTAGE): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await expect(breaker.call(() => Promise.reject(error))).rejects.toBe(error);
}

describe('circuit breaker', () => {
  it('admits calls while failures are not consecutive', async () => {
    await fail(2);
    await breaker.call(succeed);
    await fail(2);

    expect(await breaker.call(succeed)).toBe('response');
  });

  it('opens for five seconds after three consecutive failures', async () => {
    await fail(3);
    const work = vi.fn(succeed);

    await expect(breaker.call(work)).rejects.toBeInstanceOf(BrokenCircuitError);
    vi.advanceTimersByTime(4999);
    await expect(breaker.call(work)).rejects.toBeInstanceOf(BrokenCircuitError);

    expect(work).not.toHaveBeenCalled();
  });

  it('admits one probe after that, and rejects other calls until the probe has finished', async () => {
    await fail(3);
    vi.advanceTimersByTime(5000);
    const probe = Promise.withResolvers<string>();

    const probing = breaker.call(() => probe.promise);
    await expect(breaker.call(succeed)).rejects.toBeInstanceOf(BrokenCircuitError);
    probe.resolve('back');

    expect(await probing).toBe('back');
    expect(await breaker.call(succeed)).toBe('response');
  });

  it('opens again when the probe fails', async () => {
    await fail(3);
    vi.advanceTimersByTime(5000);
    await fail(1);

    await expect(breaker.call(succeed)).rejects.toBeInstanceOf(BrokenCircuitError);
    vi.advanceTimersByTime(5000);
    expect(await breaker.call(succeed)).toBe('response');
  });

  it('does not count problem responses as failures', async () => {
    await fail(9, notFound());

    expect(await breaker.call(succeed)).toBe('response');
  });
});
