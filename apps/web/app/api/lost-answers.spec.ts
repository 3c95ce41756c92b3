import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './client';
import { getErrorMessage, isAnswerLost } from './error-messages';
import { ProblemError } from './problem-error';

afterEach(() => vi.unstubAllGlobals());

function answer(send: () => Promise<Response>, onLine = true): void {
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('navigator', { onLine });
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const callFor = (method: 'GET' | 'POST') => callApi('/funds/', { method }).catch((error: unknown) => error);

describe('a request without an answer', () => {
  it('may have changed something', async () => {
    answer(noAnswer);

    expect(isAnswerLost(await callFor('POST'))).toBe(true);
  });

  it.each([502, 504])('may have changed something behind a proxy that says %i', async (status) => {
    answer(() => Promise.resolve(new Response('<html>', { status })));

    expect(isAnswerLost(await callFor('POST'))).toBe(true);
  });

  it('has changed nothing without a network', async () => {
    answer(noAnswer, false);

    expect(isAnswerLost(await callFor('POST'))).toBe(false);
  });

  it('has changed nothing when it only reads', async () => {
    answer(noAnswer);

    expect(isAnswerLost(await callFor('GET'))).toBe(false);
  });
});

it('does not say that nothing was changed when that is not known', () => {
  const failure = 'Nothing was changed. Please try again.';

  const lost = new ProblemError(0, undefined, undefined, true);

  expect(getErrorMessage(new ProblemError(0), failure)).toBe(failure);
  expect(getErrorMessage(lost, failure)).toMatch(/^The connection was lost/);
  expect(getErrorMessage(lost, failure, failure)).toBe(failure);
});
