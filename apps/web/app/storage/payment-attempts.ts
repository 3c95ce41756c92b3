import { toUuidV4 } from '@paniscus/domain/ids';
import { continueAttempt, parseAttempt } from '@paniscus/domain/payment';
import { createBrowserStore } from './browser-store';

/** Local storage, so that a reload or another tab continues the same payment. It contains no personal data. */
const browser = createBrowserStore(() => localStorage);

const KEYS = { donation: 'donationAttempt', order: 'orderAttempt' } as const;

/** Also works without HTTPS, where `randomUUID` is missing. */
const createId = () => toUuidV4(crypto.getRandomValues(new Uint8Array(16)));

/** Id of the unfinished donation or order of this browser, or of a new one. */
export function getAttemptId(kind: keyof typeof KEYS): string {
  const attempt = continueAttempt(parseAttempt(browser.read(KEYS[kind])), Date.now(), createId);
  browser.write(KEYS[kind], JSON.stringify(attempt));
  return attempt.id;
}

/** Called once the visitor is told that the payment succeeded; the next one is meant as another. */
export const finishAttempt = (kind: keyof typeof KEYS): void => browser.remove(KEYS[kind]);
