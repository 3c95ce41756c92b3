import type { Stripe } from '@stripe/stripe-js';
import { preloadWalletButtons } from './WalletPayment/WalletPayment';
import { createWalletStub } from './wallet-stub';

type StubCard = 'blank' | 'finished';
type Listener = (event: object) => void;

const INPUT_NAMES: Record<string, string> = {
  cardNumber: 'cardnumber',
  cardExpiry: 'exp-date',
  cardCvc: 'cvc',
};
const SAMPLE_VALUES: Record<string, string> = {
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12 / 34',
  cardCvc: '123',
};

function createElementStub(type: string, card: StubCard) {
  const listeners = new Map<string, Listener>();
  const input = document.createElement('input');
  Object.assign(input, {
    name: INPUT_NAMES[type] ?? type,
    value: card === 'finished' ? SAMPLE_VALUES[type] : '',
  });
  input.style.cssText = 'width:100%;border:0;outline:0;background:transparent;font:inherit;color:inherit';
  const emit = () =>
    listeners.get('change')?.({
      elementType: type,
      complete: input.value.length >= 3,
      empty: input.value === '',
    });
  input.addEventListener('input', emit);
  const element = {
    on: (event: string, listener: Listener) => {
      listeners.set(event, listener);
      if (event === 'change' && card === 'finished') queueMicrotask(emit);
      return element;
    },
    once: () => element,
    off: () => element,
    mount: (container: HTMLElement) => {
      input.setAttribute(
        'aria-label',
        document.querySelector(`label[for="${container.id}"]`)?.textContent ?? type,
      );
      container.append(input);
    },
    unmount: () => input.remove(),
    destroy: () => input.remove(),
    update: () => undefined,
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear: () => undefined,
  };
  return element;
}

/**
 * Offline stub of the provider's browser library, limited to what the payment forms use; for stories. Resolves when the
 * buttons of wallets are loaded, so that no screenshot depends on it.
 */
export function createStripeStub(card: StubCard = 'blank', hasWallets = false): Promise<Stripe> {
  const elements = () => {
    const created = new Map<string, object>();
    return {
      create: (type: string) => {
        const element =
          type === 'expressCheckout' ? createWalletStub(hasWallets) : createElementStub(type, card);
        created.set(type, element);
        return element;
      },
      getElement: (type: string | { __elementType: string }) =>
        created.get(typeof type === 'string' ? type : type.__elementType) ?? null,
      update: () => undefined,
      submit: () => Promise.resolve({}),
    };
  };
  const rejectCall = () => Promise.reject(new Error('The stub does not support calls to the provider.'));
  const stripe = {
    elements,
    createToken: rejectCall,
    createPaymentMethod: rejectCall,
    confirmCardPayment: rejectCall,
    confirmCardSetup: rejectCall,
    confirmPayment: rejectCall,
  };
  return preloadWalletButtons().then(() => stripe as unknown as Stripe);
}
