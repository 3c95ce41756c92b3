import { parseAttempts, wasLeftWhilePaying } from '@paniscus/domain/payment';
import type { AttemptKind, PaymentAttempt } from '@paniscus/domain/payment';
import { createBrowserStore } from './browser-store';

/** Local storage, so that a reload or another tab continues the same payment. It contains no personal data. */
const browser = createBrowserStore(() => localStorage);

const ATTEMPTS_KEY = 'paymentAttempts';

type Attempts = Partial<Record<AttemptKind, PaymentAttempt>>;

export const readAttempts = (): Attempts => parseAttempts(browser.read(ATTEMPTS_KEY));

export const writeAttempts = (attempts: Attempts): boolean =>
  browser.write(ATTEMPTS_KEY, JSON.stringify(attempts));

/** Whether a page that was paying was left before it could tell the result. */
export const isResultUnknown = (kind: AttemptKind): boolean =>
  wasLeftWhilePaying(readAttempts()[kind], Date.now());
