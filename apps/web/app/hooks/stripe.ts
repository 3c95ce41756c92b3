import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { readPaymentSetup } from '../api/donations';
import { useInBrowser } from './browser';

/** What a card form needs; the provider's script is loaded by this and nothing else. */
export type Payment = {
  stripe: Promise<Stripe | null>;
  /** Goes with the payment's intent; it resolves when it is old enough to count. */
  pageToken: Promise<string>;
};

const RETRY_MS = 5000;
/** A younger token counts as none, because people take longer than this to fill in a form; autofill may not. */
const TOKEN_AGE_MS = 2000;

let started: Payment | undefined;

/** Loads the payment provider, once a page. While something on the way is down, it tries again every five seconds. */
const pagePayment = (): Payment => (started ??= startLoading());

const notYet = () => undefined;

/** The payment provider, loaded when the page runs in a browser and wants it, never on the server. */
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

/** A stub provides `window.Stripe` itself; the provider's loader takes the one that is there. */
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
