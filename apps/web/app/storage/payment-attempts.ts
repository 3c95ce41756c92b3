import { toUuidV4 } from '@paniscus/domain/ids';
import { continueAttempt, wasFinishedElsewhere } from '@paniscus/domain/payment';
import type { AttemptKind, PaymentAttempt } from '@paniscus/domain/payment';
import { readAttempts, writeAttempts } from './stored-attempts';

/** Also works without HTTPS, where `randomUUID` is missing. */
const createId = () => toUuidV4(crypto.getRandomValues(new Uint8Array(16)));

/** Id of the donation or order that was not finished at the time of the press, in Unix milliseconds, or of a new one. */
export function getAttemptId(kind: AttemptKind, pressedMs: number): string {
  const attempts = readAttempts();
  const attempt = continueAttempt(attempts[kind], pressedMs, createId);
  writeAttempts({ ...attempts, [kind]: attempt });
  return attempt.id;
}

/** Whether a payment was finished in another tab between the two times, which are in Unix milliseconds. */
export const hasFinishedBetween = (kind: AttemptKind, sinceMs: number, pressedMs: number): boolean =>
  wasFinishedElsewhere(readAttempts()[kind], sinceMs, pressedMs);

/** Called once the visitor is told that the payment succeeded or the order was canceled; the next one is another. */
export const finishAttempt = (kind: AttemptKind): void => changeAttempt(kind, { finishedAt: Date.now() });

/** Sends the card to the provider, and remembers that until `endPaying` or `finishAttempt`. */
export const rememberPaying =
  <Result>(kind: AttemptKind, confirm: (clientSecret: string) => Promise<Result>) =>
  (clientSecret: string): Promise<Result> => {
    changeAttempt(kind, { payingAt: Date.now() });
    return confirm(clientSecret);
  };

/** Called once the page knows the result. */
export const endPaying = (kind: AttemptKind): void => changeAttempt(kind, { payingAt: undefined });

function changeAttempt(kind: AttemptKind, change: Partial<PaymentAttempt>): void {
  const attempts = readAttempts();
  const attempt = attempts[kind];
  if (attempt !== undefined) writeAttempts({ ...attempts, [kind]: { ...attempt, ...change } });
}
