import { useInBrowser } from '@paniscus/islands/browser';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { readPaymentSetup } from '../api/donations';

export type Payment = {
  stripe: Promise<Stripe | null>;
  /** Sent when creating the payment intent; resolves once the token is old enough to be accepted. */
  pageToken: Promise<string>;
};

const RETRY_MS = 5000;
/** The server ignores younger tokens: people take longer to fill in a form, unless they use autofill. */
const TOKEN_AGE_MS = 2000;

let started: Payment | undefined;

/** Loads the payment provider once per page, retrying every five seconds on failure. */
const pagePayment = (): Payment => (started ??= startLoading());

const notYet = () => undefined;

/** Loads the payment provider in the browser when wanted; undefined on the server. */
export function usePayment(isWanted = true): Payment | undefined {
  return useInBrowser(isWanted ? pagePayment : notYet, notYet);
}

function startLoading(): Payment {
  const loaded = untilDone(loadOnce);
  return { stripe: loaded.then((it) => it.stripe), pageToken: loaded.then((it) => it.pageToken) };
}

async function loadOnce(): Promise<{ stripe: Stripe | null; pageToken: Promise<string> }> {
  const { publishableKey, pageToken, scriptUrl } = await readPaymentSetup();
  const oldEnough = pause(TOKEN_AGE_MS).then(() => pageToken);
  if (scriptUrl !== undefined) await loadScript(scriptUrl);
  return { stripe: await loadStripe(publishableKey), pageToken: oldEnough };
}

async function untilDone<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch {
      await pause(RETRY_MS);
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The stub script defines `window.Stripe`; the provider's loader reuses it. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    };
    document.head.append(script);
  });
}
