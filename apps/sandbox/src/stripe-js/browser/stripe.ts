import { createStripe } from './create-stripe.ts';

type StripeFactory = ((key: string) => ReturnType<typeof createStripe>) & { version: string };

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement))
  throw new Error('Load the sandbox script with a classic script tag.');
const base = new URL(script.src).origin;

function stripe(key: string) {
  if (!key.startsWith('pk_')) {
    throw new Error(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  }
  return createStripe(base, key);
}

// Release name that matches the @stripe/stripe-js version of the site.
window.Stripe = Object.assign(stripe, { version: 'endive' });
