import type { LoginForm } from '@paniscus/domain/session';
import { expect, it, vi } from 'vitest';
import { ProblemError } from '../api/problem-error';
import { SignInNotStoredError } from '../api/session';
import { createLoginAttempts } from './login-attempts';

const WRONG: LoginForm = { username: 'ada', password: 'blackberries' };
const RIGHT: LoginForm = { username: 'ada', password: 'blackberries before noon' };
const SUBMITTING = { kind: 'submitting', asksCode: false };
const FAILED = { kind: 'failed', message: 'Invalid credentials' };

function start() {
  const answers: PromiseWithResolvers<void>[] = [];
  const send = vi.fn<(form: LoginForm) => Promise<void>>(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const onSignedIn = vi.fn();
  const onState = vi.fn();
  return { answers, send, onSignedIn, onState, ...createLoginAttempts({ send, onSignedIn, onState }) };
}

it('shows a failure of what the form still holds', async () => {
  const { answers, onState, onSignedIn, attempt } = start();

  const done = attempt(WRONG);
  answers[0]?.reject(new ProblemError(401));
  await done;

  expect(onState.mock.calls).toEqual([[SUBMITTING], [FAILED]]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('does not call right credentials invalid where the browser does not store the sign-in', async () => {
  const { answers, onState, onSignedIn, attempt } = start();

  const done = attempt(RIGHT);
  answers[0]?.reject(new SignInNotStoredError());
  await done;

  const message = expect.stringMatching(/^This browser is not saving your sign-in\./);
  expect(onState).toHaveBeenLastCalledWith({ kind: 'failed', message });
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('shows no failure beside what was typed while it was checked', async () => {
  const { answers, send, onState, attempt, forget } = start();

  const done = attempt(WRONG);
  forget();
  answers[0]?.reject(new ProblemError(401));
  await done;

  expect(onState.mock.calls).toEqual([[SUBMITTING]]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends what was submitted meanwhile once the first answer has come', async () => {
  const { answers, send, onState, onSignedIn, attempt, forget } = start();

  const done = attempt(WRONG);
  forget();
  await attempt({ ...RIGHT, password: 'blackberries before' });
  forget();
  await attempt(RIGHT);
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.reject(new ProblemError(401));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  answers[1]?.resolve();
  await done;

  expect(send).toHaveBeenLastCalledWith(RIGHT);
  expect(onState).not.toHaveBeenCalledWith(FAILED);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('sends nothing more after a limit, which it shows whatever was typed', async () => {
  const { answers, send, onState, attempt, forget } = start();

  const done = attempt(WRONG);
  forget();
  await attempt(RIGHT);
  answers[0]?.reject(new ProblemError(429, undefined, 42));
  await done;

  expect(send).toHaveBeenCalledTimes(1);
  expect(onState).toHaveBeenLastCalledWith({ kind: 'limited', retryAfterSeconds: 42, asksCode: false });
});

it('sends nothing more once signed in', async () => {
  const { answers, send, onSignedIn, attempt, forget } = start();

  const done = attempt(RIGHT);
  forget();
  await attempt(WRONG);
  answers[0]?.resolve();
  await done;
  await attempt(WRONG);

  expect(send).toHaveBeenCalledTimes(1);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});
