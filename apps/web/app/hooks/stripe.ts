import { useInBrowser } from '@paniscus/islands/browser';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { fetchPaymentSetup } from '../api/donations';

export type PaymentClient = {
  stripe: Promise<Stripe | null>;
  /** Sent when creating the payment intent; resolves once the token is old enough to be accepted. */
  pageToken: Promise<string>;
};

const RETRY_MS = 5000;
/** The server ignores younger tokens: people take longer to fill in a form, unless they use autofill. */
const MIN_TOKEN_AGE_MS = 2000;

let paymentClient: PaymentClient | undefined;

/** Loads the payment provider once per page, retrying every five seconds on failure. */
const getPaymentClient = (): PaymentClient => (paymentClient ??= startLoading());

const returnUndefined = () => undefined;

/** Loads the payment provider in the browser when needed; undefined on the server. */
export function usePaymentClient(isNeeded = true): PaymentClient | undefined {
  return useInBrowser(isNeeded ? getPaymentClient : returnUndefined, returnUndefined);
}

function startLoading(): PaymentClient {
  const loaded = retryUntilDone(loadStripeOnce);
  return {
    stripe: loaded.then(({ stripe }) => stripe),
    pageToken: loaded.then(({ pageToken }) => pageToken),
  };
}

async function loadStripeOnce(): Promise<{ stripe: Stripe | null; pageToken: Promise<string> }> {
  const { publishableKey, pageToken, scriptUrl } = await fetchPaymentSetup();
  const agedToken = delay(MIN_TOKEN_AGE_MS).then(() => pageToken);
  if (scriptUrl !== undefined) await loadScript(scriptUrl);
  return { stripe: await loadStripe(publishableKey), pageToken: agedToken };
}

async function retryUntilDone<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch {
      await delay(RETRY_MS);
    }
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
