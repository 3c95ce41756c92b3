import type { ApiClient } from './api-client.ts';
import { detectBrand, CardElement } from './element.ts';
import type { ElementOptions } from './element-style.ts';
import { ExpressCheckoutElement } from './express-checkout.ts';

const CARD_TYPES = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];
const EXPRESS = 'expressCheckout';
const TYPES = [...CARD_TYPES, EXPRESS];

type ElementType = string | { __elementType?: string };

/** Needed for wallets, before there is a payment intent. */
export interface ElementsOptions {
  mode?: 'payment';
  /** In cents. */
  amount?: number;
  currency?: string;
}

export class Elements {
  readonly #apiClient: ApiClient;
  #options: ElementsOptions;
  #elements: CardElement[] = [];
  #express: ExpressCheckoutElement | undefined;
  #isSubmitted = false;

  constructor(apiClient: ApiClient, options: ElementsOptions = {}) {
    this.#apiClient = apiClient;
    this.#options = options;
  }

  create(type: string, options: ElementOptions = {}): CardElement | ExpressCheckoutElement {
    if (!TYPES.includes(type)) {
      throw new Error(
        `A valid Element name must be provided. The sandbox has: ${TYPES.join(', ')}; you passed: ${type}.`,
      );
    }
    if (this.getElement(type)) {
      throw new Error(`Can only create one Element of type ${type} through this Elements instance.`);
    }
    return type === EXPRESS ? this.#createExpress() : this.#createCard(type, options);
  }

  #createExpress(): ExpressCheckoutElement {
    const { mode, amount, currency } = this.#options;
    if (mode !== 'payment' || !Number.isInteger(amount) || Number(amount) <= 0 || currency !== 'usd')
      throw new Error('The sandbox creates this Element only with a mode of payment, an amount and usd.');
    this.#express = new ExpressCheckoutElement({
      apiClient: this.#apiClient,
      amount: () => this.#options.amount ?? 0,
      remove: () => {
        this.#express = undefined;
      },
    });
    return this.#express;
  }

  #createCard(type: string, options: ElementOptions): CardElement {
    const element = new CardElement(type, options, {
      brand: () => detectBrand(this.#elements),
      elements: () => this.#elements,
      remove: (removed) => {
        this.#elements = this.#elements.filter((other) => other !== removed);
      },
    });
    this.#elements.push(element);
    return element;
  }

  getElement(type: ElementType): CardElement | ExpressCheckoutElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    if (name === EXPRESS) return this.#express ?? null;
    return this.#elements.find((element) => element.type === name) ?? null;
  }

  update(options: ElementsOptions = {}): void {
    this.#options = { ...this.#options, ...options };
  }

  /** Amount and currency that the wallet shows. */
  get shown(): { amount: number | undefined; currency: string | undefined } {
    const { amount, currency } = this.#options;
    return { amount, currency };
  }

  /** The element whose payment can be confirmed; undefined before `submit` was called. */
  get submitted(): ExpressCheckoutElement | undefined {
    return this.#isSubmitted ? this.#express : undefined;
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<object> {
    const error = this.#elements.map((element) => element.check()).find((result) => result !== undefined);
    this.#isSubmitted = error === undefined;
    return Promise.resolve(error ? { error } : {});
  }
}
